/**
 * Header in which a page sends the key of the mail's link that led to it. What stands after `#` in that link reaches no
 * server by itself, and headers stand in no log (docs/decisions 0069).
 */
export const linkKeyHeader = 'x-link-key';

/** Parameter of links that programs follow, to which no header can be told (RFC 8058, calendars). Queries stand in no log. */
export const linkKeyParameter = 'clave';
