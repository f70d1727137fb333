import { UnstyledButton, VisuallyHidden } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { Icon } from "../components/Icon.tsx";
import ui from "../styles/ui.module.css";
import { KeyHint } from "./KeyHint.tsx";
import { prefetchPalette } from "./Keys.tsx";
import { openOverlay } from "./overlay.ts";
import classes from "./PaletteButton.module.css";
import { paletteKeys } from "./platform.ts";

/** The palette for those who do not know its keys, and tells them. */
export function PaletteButton() {
  return (
    <UnstyledButton
      className={`${ui.row} ${ui.tertiary} ${classes.button}`}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={prefetchPalette}
      onFocus={prefetchPalette}
      onClick={() => openOverlay("palette")}
    >
      <Icon of={IconSearch} size={20} />
      <span className={classes.words}>
        Search<VisuallyHidden> and commands</VisuallyHidden>
      </span>
      <span className={classes.keys} aria-hidden="true">
        <KeyHint>{paletteKeys}</KeyHint>
      </span>
    </UnstyledButton>
  );
}
