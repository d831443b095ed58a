import { createQueryClient, type PageHeadFactory } from '@femcoders/platform';
import { headOf } from './page-head.ts';
import { SitePage } from './site-page.ts';

const owner = { name: 'mf-events', version: '1' };
const url = new URL('http://sitio.example/eventos');

const Page = () => null;

function headBy(head: unknown) {
  const page = new SitePage({ id: 'mf-events:0', path: '/eventos' }, owner, () => Promise.reject());
  page.module = { Page, head: head as PageHeadFactory };
  return headOf({ params: {}, handle: page }, url, createQueryClient('server'));
}

test('a page is called what it says', () => {
  const head = { title: 'Eventos', description: 'Los próximos.' };
  expect(headBy(() => head)).toBe(head);
});

test.each([
  [
    'throws',
    () => {
      throw new Error('roto');
    },
  ],
  ['returns nothing', () => null],
  ['has no title', () => ({ description: '' })],
  ['has structured data that are no list', () => ({ title: 'Eventos', description: '', structuredData: 'no' })],
  ['has structured data that cannot be written', () => ({ title: 'Eventos', description: '', structuredData: [10n] })],
  ['has a trail that is no list', () => ({ title: 'Eventos', description: '', trail: 'Blog' })],
  ['has an image that is no address', () => ({ title: 'Eventos', description: '', image: 7 })],
])('a head that %s costs the title and not the page, and is logged', (_name, head) => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(headBy(head)).toMatchObject({ title: 'Página sin título', noindex: true });
  expect(consoleError).toHaveBeenCalledWith('[mf-events@1]', expect.any(Error));
  consoleError.mockRestore();
});
