import { InHost } from '@femcoders/kit/test/render-page';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { kitExamples } from './kit.examples.tsx';

const all = kitExamples.flatMap(({ title, examples }) =>
  examples.map(({ name, render }) => ({ name: `${title}: ${name}`, part: <InHost>{render()}</InHost> })),
);

test.each(all)('"$name" is drawn on server and page', ({ part }) => {
  const html = renderToString(part);
  expect(html).not.toBe('');
  // The security policy refuses style attributes in what the server sends.
  expect(html).not.toMatch(/\sstyle="/);
  expect(render(part).container).not.toBeEmptyDOMElement();
});

test('a form says what is missing, and keeps what did not arrive', async () => {
  const failing = all.find(({ name }) => name.endsWith('Que no llega'));
  render(failing?.part);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(screen.getByRole('link', { name: 'Escribe tu nombre' })).toHaveAttribute('href', '#nombre-que-falla');
  await userEvent.type(screen.getByRole('textbox', { name: /Nombre/ }), 'Ana');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByRole('button', { name: 'Probar otra vez' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Nombre/ })).toHaveValue('Ana');
});
