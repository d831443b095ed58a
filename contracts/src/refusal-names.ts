/** Where browsers report what the policy of a page made them refuse (contracts/refusal), below the API's address. */
export const refusalPath = '/refusals';

/**
 * The directives that have separate counts. Counts are kept by their place in this list, so that it only grows at its end; the
 * first stands for all that it does not name.
 */
export const refusedDirectives = [
  'other',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'require-trusted-types-for',
  'trusted-types',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'media-src',
  'connect-src',
  'frame-src',
  'worker-src',
  'object-src',
  'manifest-src',
  'form-action',
  'base-uri',
] as const;
export type RefusedDirective = (typeof refusedDirectives)[number];
