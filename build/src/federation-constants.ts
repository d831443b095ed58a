/**
 * The values for the federation runtime's constants: the host runs in browsers alone and knows every
 * remote by its entry, never by a manifest. The federation plugin sets the same by `experiments.optimization`. 3.1 kB (gzip)
 * less on every page.
 */
export const federationConstants = {
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
};
