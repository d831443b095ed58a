/** Headers of every answer. A page has its own policy. */
export const commonHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()',
} as const;

/** Permissions of one page in addition to those of all pages. */
export interface PagePolicy {
  /** Hashes of its inline scripts and style elements, as `sourceHash` makes them. */
  scripts?: string[];
  styles?: string[];
  /**
   * Other origins that it may frame. A policy is its document's, and readers go from page to page without a new one: what one page
   * may frame, all may.
   */
  framed?: string[];
  /** Origin that has released files, too. */
  assets?: string;
}

/**
 * Returns the content security policy of a page: everything from this site, scripts and styles only from a file of the site or, inline,
 * with the very text that the server wrote. No string becomes code but by the page's own policy (script-policy.ts).
 */
export function contentSecurityPolicy({ scripts = [], styles = [], framed = [], assets }: PagePolicy): string {
  const files = assets ? `'self' ${assets}` : "'self'";
  return [
    "default-src 'none'",
    `script-src ${[files, ...scripts].join(' ')}`,
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `style-src ${[files, ...styles].join(' ')}`,
    `img-src ${files} data:`,
    `font-src ${files}`,
    `media-src ${files}`,
    `connect-src ${files}`,
    // The documents of live examples, and what else it says: what runs in a frame cannot lead it elsewhere either.
    `frame-src ${["'self'", ...framed].join(' ')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

/**
 * Adds to a policy where browsers report what they have refused. Not by `report-to`, which needs a second header, works over https
 * alone, and in some browsers not at all (docs/decisions 0060).
 */
export const reportingTo = (policy: string, address: string): string => `${policy}; report-uri ${address}`;

/**
 * The policy of a release's own documents, which are shown in frames (docs/decisions 0027): they draw and run what they
 * hold, in an origin of nobody. Nothing of theirs reaches the page around them, the site's storage or the network.
 */
export const framedDocumentPolicy = [
  'sandbox allow-scripts allow-forms',
  "default-src 'none'",
  "script-src 'unsafe-inline' data:",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "form-action 'none'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
].join('; ');
