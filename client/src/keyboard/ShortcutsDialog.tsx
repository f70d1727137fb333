import { ActionIcon, Modal, Switch } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { Icon } from "../components/Icon.tsx";
import { navigationItems } from "../components/navigation.ts";
import { KeyHint } from "./KeyHint.tsx";
import { closeOverlay } from "./overlay.ts";
import { paletteKeys } from "./platform.ts";
import classes from "./ShortcutsDialog.module.css";
import { setSingleKeys, useSingleKeys } from "./singleKeys.ts";

/** Alternative keys, or keys pressed one after the other. */
type Shortcut = { keys: string[]; isSequence?: boolean; label: string };

const shortcuts: { name: string; items: Shortcut[] }[] = [
  {
    name: "Go to",
    items: navigationItems(true).map(({ key, label }) => ({ keys: ["g", key], isSequence: true, label })),
  },
  {
    name: "Lists of openings and suggestions",
    items: [
      { keys: ["j"], label: "Next card" },
      { keys: ["k"], label: "Previous card" },
      { keys: ["o", "↵"], label: "Open the card" },
      { keys: ["/"], label: "Search the job board" },
    ],
  },
  {
    name: "Anywhere",
    items: [
      { keys: [paletteKeys], label: "Search and commands" },
      { keys: ["?"], label: "Keyboard shortcuts" },
    ],
  },
];

export default function ShortcutsDialog({ opened }: { opened: boolean }) {
  const enabled = useSingleKeys();
  return (
    <Modal opened={opened} onClose={closeOverlay} returnFocus={false} size={520} withCloseButton={false}>
      <div className="row justify-between mb-4">
        {/* In the body: Modal.Header renders a <header>, which would be a second banner. */}
        <Modal.Title mb={0}>Keyboard shortcuts</Modal.Title>
        <ActionIcon aria-label="Close" onClick={() => closeOverlay()}>
          <Icon icon={IconX} size={20} />
        </ActionIcon>
      </div>
      {shortcuts.map(({ name, items }) => (
        <section key={name} className={classes.part}>
          <h3 className="label">{name}</h3>
          <dl className="divided">
            {items.map(({ keys, isSequence, label }) => (
              <div key={label} className="row justify-between" style={{ paddingBlock: 6 }}>
                <dt>{label}</dt>
                <dd className="row">
                  {keys.map((key, index) => (
                    <span key={key} className="row">
                      {index > 0 && <span className="text-12 tertiary">{isSequence ? "then" : "or"}</span>}
                      <KeyHint>{key}</KeyHint>
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <div className="well mt-20">
        <Switch
          checked={enabled}
          onChange={(event) => setSingleKeys(event.currentTarget.checked)}
          classNames={{ label: classes.switchLabel }}
          label="Single-key shortcuts"
          description={`Turn this off if speech input or accidental key presses trigger them. ${paletteKeys.replace(" ", "\u00a0")} stays.`}
        />
      </div>
    </Modal>
  );
}
