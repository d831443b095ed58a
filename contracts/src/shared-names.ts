/** Import names of what the shell shares with remotes at run time, and nothing else: shared modules are not tree-shaken. */
export const sharedNames = [
  'react',
  'react-dom',
  'react/jsx-runtime',
  '@femcoders/platform',
  '@femcoders/shared-ui',
] as const;
export type SharedName = (typeof sharedNames)[number];
