import { Modal } from "@mantine/core";
import { closeOverlay } from "./overlay.ts";
import classes from "./Palette.module.css";
import { PaletteSearch } from "./PaletteSearch.tsx";

export default function Palette({ opened }: { opened: boolean }) {
  return (
    <Modal.Root
      opened={opened}
      onClose={closeOverlay}
      returnFocus={false}
      size={640}
      yOffset="12dvh"
      transitionProps={{ transition: "fade", duration: 120 }}
      classNames={{ inner: classes.inner, content: classes.content }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label="Search and commands" radius="lg">
        <PaletteSearch />
      </Modal.Content>
    </Modal.Root>
  );
}
