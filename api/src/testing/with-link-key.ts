import { linkKeyHeader } from '@femcoders/contracts/link-key';

/** Headers with which the page of a mail's link asks. */
export const withLinkKey = (key: string) => ({ [linkKeyHeader]: key });
