import { UnstyledButton, VisuallyHidden } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { Icon } from "../components/Icon.tsx";
import { preloadPalette } from "./KeyboardShortcuts.tsx";
import { KeyHint } from "./KeyHint.tsx";
import { openOverlay } from "./overlay.ts";
import classes from "./PaletteButton.module.css";
import { paletteKeys } from "./platform.ts";

export function PaletteButton() {
  return (
    <UnstyledButton
      className={`row tertiary ${classes.button}`}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={preloadPalette}
      onFocus={preloadPalette}
      onClick={() => openOverlay("palette")}
    >
      <Icon icon={IconSearch} size={20} />
      <span className={classes.words}>
        Search<VisuallyHidden> and commands</VisuallyHidden>
      </span>
      <span className={classes.keys} aria-hidden="true">
        <KeyHint>{paletteKeys}</KeyHint>
      </span>
    </UnstyledButton>
  );
}
