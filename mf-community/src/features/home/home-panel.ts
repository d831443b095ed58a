import type { SiteConfig } from '@femcoders/contracts/site-config';
import type { ApiClient } from '@femcoders/platform';

/** A line of home's board of the community: where it leads, and what is going on there now. */
export interface HomePanel<Data> {
  title: string;
  to: (site: SiteConfig) => string;
  /** What is there, in a sentence, when there is nothing newer to tell. */
  text: string;
  /** Anonymous and small: the server waits for it. */
  query: (api: ApiClient) => { queryKey: readonly unknown[]; queryFn: () => Promise<Data> };
  /** What is going on, in a sentence of less than a hundred characters; null when there is nothing to tell. */
  summary: (data: Data) => string | null;
}

/** A panel among others, for any data. */
export type AnyHomePanel = HomePanel<unknown>;

/** Only so that `summary` knows what `query` loads. */
export const homePanel = <Data>(panel: HomePanel<Data>): AnyHomePanel => panel as AnyHomePanel;
