import { InHost } from '@femcoders/kit/test/render-page';
import { type ApiClient, createQueryClient, type PageModule } from '@femcoders/platform';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

/** The HTML of a page with what its loader has fetched, as the server sends it. */
export async function serverHtml({ loader, Page }: PageModule, api: ApiClient, address: string): Promise<string> {
  const queryClient = createQueryClient('server');
  const url = new URL(address, 'https://example.org');
  await loader?.({ api, queryClient, params: {}, url, signal: new AbortController().signal });
  return renderToString(
    <InHost api={api} queryClient={queryClient}>
      <StaticRouter location={address}>
        <Page />
      </StaticRouter>
    </InHost>,
  );
}
