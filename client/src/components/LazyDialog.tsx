import { useMounted } from "@mantine/hooks";
import { type ComponentType, Suspense, useState } from "react";
import { lazyWithPreload } from "../browser/lazyWithPreload.ts";
import { RetryBoundary } from "./RetryBoundary.tsx";

type Opened = { opened: boolean };

type OpenAfterMountProps<Props> = { dialog: ComponentType<Props>; props: Props };

/** Opens the dialog after mounting, so that Mantine records the element that had the focus. */
function OpenAfterMount<Props extends Opened>({ dialog: Dialog, props }: OpenAfterMountProps<Props>) {
  const mounted = useMounted();
  return <Dialog {...props} opened={props.opened && mounted} />;
}

/** A dialog, popover or menu whose code is loaded by `preload` or on first opening. */
export function lazyDialog<Props extends Opened>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Dialog = lazyWithPreload(load);
  function LazyDialog(props: Props) {
    const [wasOpened, setWasOpened] = useState(false);
    if (props.opened && !wasOpened) setWasOpened(true);
    return (
      wasOpened && (
        <RetryBoundary>
          <Suspense>
            <OpenAfterMount dialog={Dialog} props={props} />
          </Suspense>
        </RetryBoundary>
      )
    );
  }
  const preload = (): void => void Dialog.preload();
  return Object.assign(LazyDialog, { preload });
}
