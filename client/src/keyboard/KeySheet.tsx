import { ActionIcon, Modal, Switch } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { Icon } from "../components/Icon.tsx";
import ui from "../styles/ui.module.css";
import { KeyHint } from "./KeyHint.tsx";
import classes from "./KeySheet.module.css";
import { closeOverlay } from "./overlay.ts";
import { paletteKeys } from "./platform.ts";
import { shortcuts } from "./shortcuts.ts";
import { setSingleKeys, useSingleKeys } from "./singleKeys.ts";

/** Every key that does something, and the switch for those that are pressed alone. */
export default function KeySheet({ opened }: { opened: boolean }) {
  const act = useSingleKeys();
  return (
    <Modal opened={opened} onClose={closeOverlay} returnFocus={false} size={520} withCloseButton={false}>
      <div className={classes.head}>
        {/* In the body: the library's own head would be a second banner of the page. */}
        <Modal.Title>Keyboard shortcuts</Modal.Title>
        <ActionIcon aria-label="Close" onClick={() => closeOverlay()}>
          <Icon of={IconX} size={20} />
        </ActionIcon>
      </div>
      {shortcuts.map(({ name, of }) => (
        <section key={name} className={classes.part}>
          <h3 className={ui.label}>{name}</h3>
          <dl>
            {of.map(({ keys, inTurn, does }) => (
              <div key={does} className={`${ui.row} ${classes.row}`}>
                <dt>{does}</dt>
                <dd className={ui.row}>
                  {keys.map((key, index) => (
                    <span key={key} className={classes.keys}>
                      {index > 0 && (
                        <span className={`${ui.s12} ${ui.tertiary}`}>{inTurn ? "then" : "or"}</span>
                      )}
                      <KeyHint>{key}</KeyHint>
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <div className={`${ui.well} ${classes.switch}`}>
        <Switch
          checked={act}
          onChange={(event) => setSingleKeys(event.currentTarget.checked)}
          classNames={{ label: classes.switchLabel ?? "", description: classes.switchDescription ?? "" }}
          label="Single-key shortcuts"
          description={`Turn this off if speech input or stray key presses set them off. ${paletteKeys.replace(" ", "\u00a0")} stays.`}
        />
      </div>
    </Modal>
  );
}
