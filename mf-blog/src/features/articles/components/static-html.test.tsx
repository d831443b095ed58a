import { keepServerHtml } from '@femcoders/platform';
import { act, render, screen } from '@testing-library/react';
import { type ReactElement, type ReactNode, Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StaticHtml } from './static-html.tsx';

const text = (
  <p>
    Una <strong>cuadrícula</strong> bien hecha
  </p>
);

/** The page as the server has sent it, before React takes it over. */
function sentPage(draw: () => ReactElement) {
  const page = document.createElement('div');
  page.innerHTML = renderToString(draw());
  document.body.append(page);
  keepServerHtml(page);
  return page;
}

afterEach(() => document.body.replaceChildren());

test('at hydration the server’s text stays, node by node, without the code that made it', async () => {
  const page = sentPage(() => <StaticHtml id="texto">{text}</StaticHtml>);
  const strong = page.querySelector('strong');
  const mismatch = jest.fn();

  await act(
    async () =>
      void hydrateRoot(page, <StaticHtml id="texto">{undefined}</StaticHtml>, { onRecoverableError: mismatch }),
  );

  expect(page.querySelector('strong')).toBe(strong);
  expect(page).toHaveTextContent('Una cuadrícula bien hecha');
  expect(mismatch).not.toHaveBeenCalled();
});

test('where an extension has changed a word elsewhere and React draws the page again, the text is still there', async () => {
  const draw = (still: ReactNode) => (
    <>
      <nav>Inicio</nav>
      <Suspense fallback="Cargando…">{still}</Suspense>
    </>
  );
  const page = sentPage(() => draw(<StaticHtml id="texto">{text}</StaticHtml>));
  (page.querySelector('nav')?.firstChild as Text).data += ' x';
  let arrive = () => {};
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const Late = () => {
    use(code);
    return <StaticHtml id="texto" />;
  };

  // The text's code comes after React has thrown away what the server sent.
  await act(async () => void hydrateRoot(page, draw(<Late />), { onRecoverableError() {} }));
  expect(page).toHaveTextContent('InicioCargando…');
  await act(async () => arrive());
  expect(page.querySelector('#texto')?.innerHTML).toBe('<p>Una <strong>cuadrícula</strong> bien hecha</p>');
});

test('where its section has failed and is shown again, the text comes back', async () => {
  sentPage(() => <StaticHtml id="texto">{text}</StaticHtml>).remove();
  const { container, rerender } = render(<StaticHtml key="1" id="texto" />);
  rerender(<StaticHtml key="2" id="texto" />);
  expect(container).toHaveTextContent('Una cuadrícula bien hecha');
});

test('what is not in the server’s HTML is drawn by its code', () => {
  render(<StaticHtml id="texto">{text}</StaticHtml>);
  expect(screen.getByText('cuadrícula')).toBeInTheDocument();
});

test('after a navigation the text is a copy of the one in the page that was asked for', () => {
  const other = document.implementation.createHTMLDocument();
  other.body.innerHTML = renderToString(<StaticHtml id="texto">{text}</StaticHtml>);
  const from = other.getElementById('texto') as Element;
  const first = render(<StaticHtml id="texto" from={from} />);
  const strong = screen.getByText('cuadrícula');
  strong.textContent = 'otra cosa';
  first.rerender(<StaticHtml id="texto" className="ancho" from={from} />);
  expect(screen.getByText('otra cosa')).toBe(strong);
  first.unmount();

  const { container } = render(<StaticHtml id="texto" from={from} />);
  expect(container.firstElementChild?.outerHTML).toBe(from.outerHTML);
});

test('a part that the server did not send is not there', () => {
  const { container } = render(<StaticHtml id="portada">{undefined}</StaticHtml>);
  expect(container).toBeEmptyDOMElement();
});
