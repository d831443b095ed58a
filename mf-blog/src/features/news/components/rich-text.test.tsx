import type { BlockNode, RichDocument } from '@femcoders/contracts/rich-document';
import { render, screen, within } from '@testing-library/react';
import { RichText } from './rich-text.tsx';

const text = (words: string, ...marks: NonNullable<Extract<Inline, { type: 'text' }>['marks']>): Inline => ({
  type: 'text',
  text: words,
  marks,
});
type Inline = NonNullable<Extract<BlockNode, { type: 'paragraph' }>['content']>[number];
const paragraph = (...content: Inline[]): Extract<BlockNode, { type: 'paragraph' }> => ({ type: 'paragraph', content });
const draw = (...content: unknown[]) =>
  render(<RichText document={{ type: 'doc', content } as RichDocument} />).container;

test('headings have ids that links of search lead to, each its own', () => {
  const heading = () => ({ type: 'heading', attrs: { level: 2 }, content: [text('¿Qué es un bug?')] });
  draw(heading(), heading());
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id)).toEqual([
    'qué-es-un-bug',
    'qué-es-un-bug-2',
  ]);
});

test('lines have their forms, one inside the other, and empty ones are left out', () => {
  const container = draw(
    paragraph(
      text('a', { type: 'bold' }, { type: 'link', attrs: { href: '/eventos' } }),
      { type: 'hardBreak' },
      text('b'),
    ),
    paragraph(),
  );
  expect(container.innerHTML).toBe('<p><strong><a href="/eventos">a</a></strong><br>b</p>');
});

test('lists, quotes, code and lines between are elements that programs know', () => {
  const item = (...content: unknown[]) => ({ type: 'listItem', content });
  const inner = { type: 'orderedList', content: [item(paragraph(text('dentro')))] };
  draw(
    { type: 'bulletList', content: [item(paragraph(text('fuera')), inner)] },
    { type: 'blockquote', content: [paragraph(text('cita'))] },
    { type: 'codeBlock', content: [{ type: 'text', text: 'a < b' }] },
    { type: 'horizontalRule' },
  );
  const [outer] = screen.getAllByRole('list');
  expect(
    within(outer as HTMLElement)
      .getByText('dentro')
      .closest('ol'),
  ).toBeInTheDocument();
  expect(screen.getByRole('blockquote')).toHaveTextContent('cita');
  expect(screen.getByText('a < b').closest('pre')).toBeInTheDocument();
  expect(screen.getByRole('separator')).toBeInTheDocument();
});

test('a picture has its alternative, its caption and its room', () => {
  const src = `/api/pictures/${'0'.repeat(32)}.webp`;
  draw({ type: 'picture', attrs: { src, alt: 'Un aula llena', caption: 'El primer día', width: 800, height: 600 } });
  const image = screen.getByRole('img', { name: 'Un aula llena' });
  expect([image.getAttribute('src'), image.getAttribute('width'), image.getAttribute('height')]).toEqual([
    src,
    '800',
    '600',
  ]);
  expect(screen.getByRole('figure')).toHaveTextContent('El primer día');
});

test('a hostile document is drawn as its words, whatever reached the database', () => {
  const link = (href: string) => paragraph(text(`lleva a ${href}`, { type: 'link', attrs: { href } }));
  const hostile = [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//otro.example',
    'http://otro.example',
  ];
  const container = draw(
    ...hostile.map(link),
    paragraph(text('<img src=x onerror=alert(1)>')),
    { type: 'picture', attrs: { src: 'https://otro.example/a.webp', alt: 'x', caption: '', width: 1, height: 1 } },
    { type: 'script', content: [text('alert(1)')] },
    paragraph(text('formas', { type: 'onclick' } as never)),
  );
  expect(container.querySelectorAll('a, img, script')).toHaveLength(0);
  expect(container).toHaveTextContent('<img src=x onerror=alert(1)>');
  expect(container).toHaveTextContent('formas');
  expect(container).not.toHaveTextContent('alert(1)alert(1)');
});
