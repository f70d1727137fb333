/** Made by client/vite.config.ts. */
declare module "virtual:language-colours" {
  const colours: Record<string, string>;
  export default colours;
}
