import { render, screen } from '@testing-library/react';
import { MailMarkup } from './mail-markup.tsx';

test('text keeps its structure, and headings are not those of the page', () => {
  const { container } = render(
    <MailMarkup html="<h1>Tienes plaza</h1><p>Hola, <strong>Ana</strong><br>Nos vemos &amp; hablamos.</p><ul><li>Uno</li></ul>" />,
  );
  expect(container.innerHTML).toBe(
    '<p><strong>Tienes plaza</strong></p><p>Hola, <strong>Ana</strong><br>Nos vemos &amp; hablamos.</p><ul><li>Uno</li></ul>',
  );
});

test('what is there for the eye only is left out, and a table that only places things is none', () => {
  const { container } = render(
    <MailMarkup html='<div aria-hidden="true">Avance</div><table role="presentation"><tr><td>Uno</td><td><table><tr><td>Dato</td></tr></table></td></tr></table>' />,
  );
  expect(screen.getAllByRole('table')).toHaveLength(1);
  expect(container).toHaveTextContent(/^UnoDato$/);
});

test('nothing of a mail runs, is loaded or styles the page', () => {
  const { container } = render(
    <MailMarkup
      html={`<html><head><style>p{color:red}</style><script>alert(1)</script></head><body style="color:red" onload="alert(1)">
        <p style="color:red" class="x" onclick='alert(1)'>Hola</p><img src="https://mal.example/1.gif" alt="Cartel"><img src=x>
        <iframe src="https://mal.example"></iframe><svg onload=alert(1)><script>alert(1)</script></svg>
        <form action="https://mal.example"><input name="a"><button>Enviar</button></form></body></html>`}
    />,
  );
  expect(container.textContent?.replace(/\s+/g, ' ').trim()).toBe('Hola[Cartel][imagen] Enviar');
  expect([...container.querySelectorAll('*')].map((element) => element.outerHTML)).toEqual(['<p>Hola</p>']);
});

test('links lead to the web or to mail only', () => {
  render(
    <MailMarkup html="<a href='https://site.example/eventos'>Eventos</a> <a href='javascript:alert(1)'>Malo</a> <a href='data:text/html,x'>Peor</a> <a href=mailto:hola@site.example>Escríbenos</a>" />,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://site.example/eventos',
    'mailto:hola@site.example',
  ]);
  expect(screen.getByText('Malo')).toBeInTheDocument();
});

test('what is malformed leaves its text, and signs stand for what they mean', () => {
  const { container } = render(
    <MailMarkup html={'<!doctype html><!-- nota --><p>5 < 6 &lt; 7 &#233;&#xE9; &copia; &#0;</span></p><p>Fin'} />,
  );
  expect(container).toHaveTextContent(/^5 < 6 < 7 éé &copia; &#0;Fin$/);
});
