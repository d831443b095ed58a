import type { SiteConfig } from '@femcoders/contracts/site-config';
import type { ApiClient } from '@femcoders/platform';

/** A line of home's board of the community: where it leads, and what is going on there now. */
export interface HomePanel<Data> {
  title: string;
  to: (site: SiteConfig) => string;
  /** The description of the area, in a sentence, where there is no news. */
  text: string;
  /** Anonymous and small: the server waits for it. */
  query: (api: ApiClient) => { queryKey: readonly unknown[]; queryFn: () => Promise<Data> };
  /** Returns the news in a sentence of less than a hundred characters; null where there is none. */
  summary: (data: Data) => string | null;
}

/** A panel among others, for any data. */
export type AnyHomePanel = HomePanel<unknown>;

/** Only so that `summary` knows what `query` loads. */
export const homePanel = <Data>(panel: HomePanel<Data>): AnyHomePanel => panel as AnyHomePanel;
