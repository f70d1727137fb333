import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from "react";
import type { Later } from "../later.ts";
import { wanted } from "../release.ts";

/**
 * The component of code the page cannot go on without; undefined until it is there, thrown to the boundary around it
 * when it cannot be had. Not React's lazy: what comes after a stand-in of Suspense is held back for 300 ms.
 */
export function useArrived<Component>(code: Later<{ default: Component }>): Component | undefined {
  const [module, setModule] = useState(code.there);
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    if (module) return;
    let left = false;
    wanted(code.get).then(
      (came) => !left && startTransition(() => setModule(came)),
      (error) => !left && setFailure({ error }),
    );
    return () => {
      left = true;
    };
  }, [code, module]);
  if (failure) throw failure.error;
  return module?.default;
}

/** A component whose code comes when it is wanted, with what stands in its place until then. */
export const arriving = <Props extends object>(
  code: Later<{ default: ComponentType<Props> }>,
  standIn: ReactNode,
): ComponentType<Props> =>
  function Arriving(props) {
    const There = useArrived(code);
    return There ? <There {...props} /> : standIn;
  };
