import { type ComponentType, Suspense, useEffect, useState } from "react";
import { lazyWithPreload } from "../browser/lazyWithPreload.ts";
import { Part } from "./Part.tsx";

type Opened = { opened: boolean };

/** Closed for a moment at first, so that what has the focus by then gets it back. */
function Opening<Props extends Opened>({ of: Dialog, props }: { of: ComponentType<Props>; props: Props }) {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return <Dialog {...props} opened={props.opened && mounted} />;
}

/** A dialog, popover or menu whose code is loaded with `preload`, or when it is opened for the first time. */
export function lazyDialog<Props extends Opened>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Dialog = lazyWithPreload(load);
  function LazyDialog(props: Props) {
    const [wasOpened, setWasOpened] = useState(false);
    if (props.opened && !wasOpened) setWasOpened(true);
    return (
      wasOpened && (
        <Part>
          <Suspense>
            <Opening of={Dialog} props={props} />
          </Suspense>
        </Part>
      )
    );
  }
  const preload = (): void => void Dialog.preload();
  return Object.assign(LazyDialog, { preload });
}
