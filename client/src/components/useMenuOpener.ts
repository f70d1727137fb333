import { useEffect, useRef, useState } from "react";

/** For a menu whose code was loaded because somebody pressed its button: it opens at once, and its own button takes the focus. */
export function useMenuOpener() {
  const opener = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    opener.current?.focus({ preventScroll: true });
    setOpened(true);
  }, []);
  return { opener, menu: { opened, onChange: setOpened } };
}
