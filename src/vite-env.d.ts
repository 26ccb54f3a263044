interface ImportMetaEnv {
  /** Version of the product from package.json, inserted by `vite.config.ts`. */
  readonly VERSION: string;
}
