interface ImportMetaEnv {
  /** Of the product, as package.json says; `vite.config.ts` puts it here. */
  readonly VERSION: string;
}
