/** @jest-environment node */
import { defaultSiteConfig } from '@femcoders/contracts/site-defaults';
import { type ApiClient, createQueryClient, HostProvider, QueryClientProvider } from '@femcoders/platform';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { Layout } from '../layout/layout.tsx';
import { Page as LoginPage } from './access/login-page.tsx';
import { Page as ContactPage } from './contact/contact-page.tsx';
import { Page as HomePage } from './home-page.tsx';
import { Page as NotFoundPage } from './not-found-page.tsx';
import { Page as WelcomePage } from './welcome-page.tsx';

const pages = {
  '/': HomePage,
  '/contacto': ContactPage,
  '/login': LoginPage,
  '/welcome': WelcomePage,
  '*': NotFoundPage,
};
const host = { api: {} as ApiClient, site: defaultSiteConfig, publicUrl: 'https://example.org' };

async function renderOnServer(path: string): Promise<string> {
  const routes = Object.entries(pages).map(([pattern, Page]) => ({
    path: pattern,
    element: (
      <Layout>
        <Page />
      </Layout>
    ),
  }));
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(`https://example.org${path}`));
  if (context instanceof Response) throw new Error('These pages redirect nobody.');
  return renderToString(
    <HostProvider host={host}>
      <QueryClientProvider client={createQueryClient('server')}>
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
      </QueryClientProvider>
    </HostProvider>,
  );
}

it('says on a page of a member what it needs, where there are no scripts', async () => {
  expect(await renderOnServer('/welcome')).toMatch(/<noscript><p>Para ver esta página, que es solo tuya, hace falta/);
});

describe.each([
  ['/', 'Tu comunidad de mujeres en tecnología'],
  ['/contacto', 'Hablemos'],
  ['/login', 'Iniciar sesión'],
  ['/welcome', 'Mi perfil'],
  ['/no-existe', 'Aquí falta un pétalo'],
])('the HTML of %s', (path, heading) => {
  it('is written where there is no window, heading included', async () => {
    expect(typeof window).toBe('undefined');
    expect(await renderOnServer(path)).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
  });

  it('is logged out, without the cookie banner, which depends on the reader', async () => {
    const html = await renderOnServer(path);
    expect(html).toContain('Iniciar sesión</a>');
    expect(html).not.toContain('Aviso de cookies');
  });

  it('has no style attribute and no inline handler, which the security policy would refuse', async () => {
    expect(await renderOnServer(path)).not.toMatch(/<[^>]+ (style|on[a-z]+)=/);
  });
});
