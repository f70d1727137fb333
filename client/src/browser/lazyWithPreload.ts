import { type ComponentType, createElement, lazy, useState } from "react";
import { loadOrReload } from "./release.ts";

type Module<Props> = { default: ComponentType<Props> };

/**
 * React.lazy with `preload`, which fetches the code ahead of time. A component whose code is loaded when it mounts renders
 * at once, without the fallback of the Suspense around it.
 */
export function lazyWithPreload<Props extends object>(load: () => Promise<Module<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const Lazy = lazy(() => loadOrReload(fetchCode)) as ComponentType<Props>;
  function Preloadable(props: Props) {
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return createElement(Component, props);
  }
  const ignore = () => {};
  return Object.assign(Preloadable, { preload: () => fetchCode().then(ignore, ignore) });
}
