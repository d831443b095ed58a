import type { PageModule } from '@femcoders/platform';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { PageFrame } from './page-frame.tsx';
import { SitePage } from './site-page.ts';

const code: PageModule = { head: () => ({ title: 'Club', description: '' }), Page: () => <h1>Comunidad</h1> };
const newPage = (load: () => Promise<PageModule>) =>
  new SitePage({ id: 'club', path: '/club' }, { name: 'mf-club', version: '1' }, load);

/** @param load how the page's code arrives while React takes the server's HTML over */
async function hydratePage(load: () => Promise<PageModule>) {
  const sent = newPage(() => Promise.resolve(code));
  sent.module = code;
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<PageFrame page={sent} />);
  const heading = root.querySelector('h1');
  const recovered: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, <PageFrame page={newPage(load)} />, {
      onRecoverableError: (error) => recovered.push((error as Error).cause ?? error),
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  return { root, heading, recovered };
}

describe('a page whose code arrives while React takes its HTML over', () => {
  it.each([
    ['at once', () => Promise.resolve(code)],
    ['a moment later', () => new Promise<PageModule>((resolve) => setTimeout(() => resolve(code), 10))],
  ])('stays as the server sent it when it arrives %s', async (_, load) => {
    const { root, heading, recovered } = await hydratePage(load);

    expect(recovered).toEqual([]);
    expect(root.querySelector('h1')).toBe(heading);
  });
});
