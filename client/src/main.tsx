import "@fontsource-variable/schibsted-grotesk/wght.css";
import "@fontsource-variable/geist-mono/wght.css";
import "./styles/layers.css";
import "./styles/libraryStyles.ts";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/utilities.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { preloadFont } from "./browser/fonts.ts";
import { prefetchOnIntent } from "./browser/prefetch.ts";
import { styleNonce } from "./product.ts";
import { captureCallback } from "./user/signInReturn.ts";

// First of all, removes the token from the address bar and the history.
captureCallback();

// The scroll lock of dialogs adds a style element with this nonce.
Object.assign(globalThis, { __webpack_nonce__: styleNonce });

// The page's head already preloads the file.
preloadFont("Schibsted Grotesk Variable");

prefetchOnIntent();

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
