import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StillHtml } from './still-html.tsx';

const text = (
  <p>
    Una <strong>cuadrícula</strong> bien hecha
  </p>
);

test('at hydration the server’s text stays, node by node, without the code that made it', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<StillHtml id="texto">{text}</StillHtml>);
  document.body.append(page);
  const strong = page.querySelector('strong');
  const mismatch = jest.fn();

  await act(
    async () => void hydrateRoot(page, <StillHtml id="texto">{undefined}</StillHtml>, { onRecoverableError: mismatch }),
  );

  expect(page.querySelector('strong')).toBe(strong);
  expect(page).toHaveTextContent('Una cuadrícula bien hecha');
  expect(mismatch).not.toHaveBeenCalled();
  page.remove();
});

test('where the page has to be drawn anew, as after a change by an extension, the server’s text is shown again', () => {
  const sent = document.createElement('div');
  sent.id = 'texto';
  sent.innerHTML = 'Una <strong>cuadrícula</strong> bien hecha';
  document.body.append(sent);
  const { container } = render(<StillHtml id="texto">{undefined}</StillHtml>);
  expect(container).toHaveTextContent('Una cuadrícula bien hecha');
  sent.remove();
});

test('what is not in the server’s HTML is drawn by its code', () => {
  render(<StillHtml id="texto">{text}</StillHtml>);
  expect(screen.getByText('cuadrícula')).toBeInTheDocument();
});

test('after a navigation the text is a copy of the one in the page that was asked for', () => {
  const other = document.implementation.createHTMLDocument();
  other.body.innerHTML = renderToString(<StillHtml id="texto">{text}</StillHtml>);
  const from = other.getElementById('texto') as Element;
  const first = render(<StillHtml id="texto" from={from} />);
  const strong = screen.getByText('cuadrícula');
  strong.textContent = 'otra cosa';
  first.rerender(<StillHtml id="texto" className="ancho" from={from} />);
  expect(screen.getByText('otra cosa')).toBe(strong);
  first.unmount();

  const { container } = render(<StillHtml id="texto" from={from} />);
  expect(container.firstElementChild?.outerHTML).toBe(from.outerHTML);
});

test('a part that the server did not send is not there', () => {
  const { container } = render(<StillHtml id="portada">{undefined}</StillHtml>);
  expect(container).toBeEmptyDOMElement();
});
