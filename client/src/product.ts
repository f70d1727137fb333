const content = (selector: string) => document.querySelector<HTMLMetaElement>(selector)?.content;

/** The server writes the product's name into the page. */
export const productName = content('meta[name="product-name"]') || "Career Hub";

/** The CSP nonce for style elements added at run time. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "";
