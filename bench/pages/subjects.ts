/** The pages that are measured: the front door, a list with data, an article, a list without. */
export const measuredPaths = ['/', '/eventos', '/recursos/css/css-grid', '/blog'] as const;
export type MeasuredPath = (typeof measuredPaths)[number];

/** The ways of serving the same pages that are compared. */
export const variantNames = ['ours', 'one bundle', 'naive federation', 'static page'] as const;
export type VariantName = (typeof variantNames)[number];

/** A way of serving the pages, ready to be visited. */
export interface Variant {
  name: VariantName;
  /** Origin without a trailing slash. */
  url: string;
}
