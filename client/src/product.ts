const content = (selector: string) => document.querySelector<HTMLMetaElement>(selector)?.content;

/** The server writes the product's name into the page, so one setting renames everything. */
export const productName = content('meta[name="product-name"]') || "Career Hub";

/** Styles that are added while the page runs need the nonce that the server allowed. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "";
