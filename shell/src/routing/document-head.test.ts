import { applyHead, documentTitle, headTags } from './document-head.ts';

const ports = { brand: 'FemCoders Club', publicUrl: 'https://example.org' };
const url = new URL('https://example.org/eventos?pasados=2');

test('the title carries the brand once', () => {
  expect(documentTitle({ title: 'Eventos', description: '' }, ports.brand)).toBe('Eventos · FemCoders Club');
  expect(documentTitle({ title: 'FemCoders Club', description: '' }, ports.brand)).toBe('FemCoders Club');
});

test('a public page names its canonical address, a private one asks not to be indexed', () => {
  const tags = headTags({ title: 'Eventos', description: 'd' }, url, ports);
  expect(tags).toContainEqual({ tag: 'link', attributes: { rel: 'canonical', href: 'https://example.org/eventos' } });
  const hidden = headTags({ title: 'Comentarios', description: 'd', noindex: true }, url, ports);
  expect(hidden).toContainEqual({ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } });
  expect(hidden.some(({ tag }) => tag === 'link')).toBe(false);
});

test('a public page has a picture for social networks, its own where it has one', () => {
  const image = (content: string) => ({ tag: 'meta', attributes: { property: 'og:image', content } });
  const head = { title: 'Eventos', description: 'd' };
  expect(headTags(head, url, ports)).toContainEqual(image('https://example.org/social/eventos.png'));
  expect(headTags({ ...head, image: '/mf/cartel.png' }, url, ports)).toContainEqual(
    image('https://example.org/mf/cartel.png'),
  );
  expect(JSON.stringify(headTags({ ...head, noindex: true }, url, ports))).not.toContain('og:image');
});

test('the next page replaces what the last one said of itself', () => {
  document.head.innerHTML = '<meta name="viewport" content="width=device-width">';
  applyHead({ title: 'Eventos', description: 'Uno' }, url, ports);
  applyHead({ title: 'Blog', description: 'Dos' }, url, ports);
  expect(document.title).toBe('Blog · FemCoders Club');
  expect(
    [...document.head.querySelectorAll('meta[name=description]')].map((meta) => meta.getAttribute('content')),
  ).toEqual(['Dos']);
  expect(document.head.querySelector('meta[name=viewport]')).not.toBeNull();
});
