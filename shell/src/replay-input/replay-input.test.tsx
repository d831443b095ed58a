import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { recordInput } from './record-input.ts';
import { type FieldState, typedKey } from './recorded-fields.ts';
import { ReplayInput } from './replay-input.tsx';

/** A form that React controls, with a draft of another day, as most of ours. */
function Offer({ heading }: { heading: string }) {
  const [values, setValues] = useState({ title: '', company: '', city: '' });
  const [remote, setRemote] = useState(false);
  const [kind, setKind] = useState('fija');
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => setValues((before) => ({ ...before, company: 'De otro día', city: 'Girona' })), []);
  const text = (name: keyof typeof values) => (
    <input
      aria-label={name}
      name={name}
      value={values[name]}
      // What the form holds is that of the last drawing, as in the forms of the site.
      onChange={({ target }) => setValues({ ...values, [name]: target.value })}
    />
  );
  return (
    <div data-remote="mf-community" ref={frame}>
      <h1>{heading}</h1>
      <form data-kept-typing="">
        <input type="hidden" name="begun" value="1" />
        {text('title')}
        {text('company')}
        {text('city')}
        <input aria-label="nota" name="note" />
        <label>
          <input type="checkbox" name="remote" checked={remote} onChange={({ target }) => setRemote(target.checked)} />A
          distancia
        </label>
        <select aria-label="contrato" name="kind" value={kind} onChange={({ target }) => setKind(target.value)}>
          <option value="fija">Fija</option>
          <option value="obra">Por obra</option>
        </select>
      </form>
      <output>{JSON.stringify({ ...values, remote, kind })}</output>
      <ReplayInput within={frame} />
    </div>
  );
}

/** @param heading what React draws above the form, where the server's "Publicar" has become another word */
async function hydratePage(heading: string, fill: () => void) {
  document.body.innerHTML = `<div id="root">${renderToString(<Offer heading="Publicar" />)}</div>`;
  const root = document.getElementById('root') as HTMLElement;
  fill();
  recordInput(root);
  await act(async () => void hydrateRoot(root, <Offer heading={heading} />, { onRecoverableError() {} }));
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

function fillIn(): void {
  field('title').value = 'Ingeniera';
  field('company').value = 'Ahora';
  field('nota').value = 'para luego';
  field('A distancia').click();
  field('contrato').value = 'obra';
}

const known = () => JSON.parse(screen.getByRole('status').textContent ?? '');

for (const [when, heading] of [
  ['the page came alive', 'Publicar'],
  ['React drew the whole page again, as after a translation', 'Publish'],
] as const)
  test(`what was typed before ${when} is in the form, on top of the draft of another day`, async () => {
    await hydratePage(heading, fillIn);
    expect(known()).toEqual({ title: 'Ingeniera', company: 'Ahora', city: 'Girona', remote: true, kind: 'obra' });
    expect(field('nota')).toHaveValue('para luego');
    expect(field('title')).toHaveValue('Ingeniera');
    await userEvent.type(field('title'), ' de datos');
    expect(known().title).toBe('Ingeniera de datos');
  });

test('a page in which nothing was typed begins as it was made', async () => {
  await hydratePage('Publicar', () => {});
  expect(known()).toEqual({ title: '', company: 'De otro día', city: 'Girona', remote: false, kind: 'fija' });
});

test('what a form that is live knows is kept when the page is left, what nobody chose or typed is not', async () => {
  await hydratePage('Publicar', () => {});
  await userEvent.type(field('title'), 'Ingeniera');
  dispatchEvent(new Event('pagehide'));
  const { kept } = JSON.parse(sessionStorage.getItem(typedKey) ?? '') as { kept: FieldState[] };
  expect(kept.map(({ selector, value }) => [selector, value])).toEqual([
    ['input[name="title"]', 'Ingeniera'],
    ['input[name="company"]', 'De otro día'],
    ['input[name="city"]', 'Girona'],
  ]);
  sessionStorage.clear();
});

test('what its form has not received yet is kept when the page is left, even where React has emptied the field', async () => {
  document.body.innerHTML =
    '<form data-kept-typing=""><input name="title" aria-label="title" /><input name="key" type="password" aria-label="key" /></form>';
  field('title').value = 'Ingeniera';
  field('key').value = 'secreta';
  recordInput(document.body);
  field('title').value = '';
  dispatchEvent(new Event('pagehide'));
  const { kept } = JSON.parse(sessionStorage.getItem(typedKey) ?? '');
  expect(kept).toEqual([{ selector: 'input[name="title"]', index: 0, value: 'Ingeniera', checked: false }]);
});

test('a box that was ticked when the form was drawn is kept, too: it goes the way from one page to the next and a reload', () => {
  document.body.innerHTML =
    '<form data-kept-typing=""><input type="checkbox" name="rules" checked /><input type="checkbox" name="news" /></form>';
  recordInput(document.body);
  dispatchEvent(new Event('pagehide'));
  const { kept } = JSON.parse(sessionStorage.getItem(typedKey) ?? '{}');
  expect(kept).toMatchObject([{ selector: expect.stringContaining('rules'), checked: true }]);
  sessionStorage.clear();
});

for (const [arrival, page, isEntered, isKept] of [
  ['reload', location.href, true, false],
  ['back_forward', location.href, true, false],
  ['navigate', location.href, false, false],
  ['back_forward', `${location.href}otra`, false, true],
] as const)
  test(`what was typed in ${page} is ${isEntered ? 'there' : 'not there'} after ${arrival}`, async () => {
    document.body.innerHTML = '<input name="title" />';
    const state: FieldState = { selector: 'input[name="title"]', index: 0, value: 'Ingeniera', checked: false };
    sessionStorage.setItem(typedKey, JSON.stringify({ page, kept: [state] }));
    Object.assign(performance, { getEntriesByType: () => [{ type: arrival }] });
    await jest.isolateModulesAsync(async () => {
      await import('./enter-input.ts');
      const { typed } = await import('./recorded-fields.ts');
      expect([...typed.values()].map(({ value }) => value)).toEqual(isEntered ? ['Ingeniera'] : []);
    });
    expect(sessionStorage.getItem(typedKey) !== null).toBe(isKept);
    sessionStorage.clear();
  });
