declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: what the bundler's style modules export
  export default classes;
}

declare module '@femcoders/shared-ui/styles.css';
