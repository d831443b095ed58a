/**
 * Header in which a page sends the key of the mail's link that led to it. What stands after `#` in that link reaches no
 * server by itself, and headers stand in no log (docs/decisions 0069).
 */
export const linkKeyHeader = 'x-link-key';

/** Query parameter of links that programs follow without a header (RFC 8058, calendars). Queries appear in no log. */
export const linkKeyParameter = 'clave';
