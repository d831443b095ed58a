import { ApiError, sessionStore, UnreachableError } from '@femcoders/platform';
import { act, fireEvent, renderHook } from '@testing-library/react';
import { autoRetryNotice } from './retry-until-answered.ts';
import { useSubmission } from './use-submission.ts';

const lost = () => Object.assign(new UnreachableError('No hemos podido conectar.'), { keyed: true });
const refused = new ApiError(409, 'conflict', 'Ya no quedan plazas.');
const down = new ApiError(502, 'internal', 'No.');

let isOnline: boolean;
let isHidden: boolean;
beforeEach(() => {
  jest.useFakeTimers();
  [isOnline, isHidden] = [false, false];
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  sessionStorage.clear();
  document.body.innerHTML = `
    <main>
      <form><p role="alert">No sabemos si ha llegado</p><textarea></textarea><button type="button">Otra</button></form>
      <button id="dejar">Dejar mi plaza</button>
    </main>
    <section role="dialog"><form><button type="button" id="denunciar">Denunciar</button></form><button>Cancelar</button></section>
    <form><input id="buscar"></form>
    <dialog><button>Aceptar</button></dialog>`;
});
afterEach(() => jest.useRealTimers());

const find = (selector: string) => document.querySelector(selector) as Element;

/** A form that has sent something; what comes of each sending, in turn, then always the last. */
const sentWith = (...outcomes: (Error | null)[]) => sentBy('main form button', ...outcomes);

/** The same of the form or the dialog that this button stands in. */
async function sentBy(button: string, ...outcomes: (Error | null)[]) {
  const keys: string[] = [];
  const work = jest.fn(async (key: string) => {
    keys.push(key);
    const outcome = outcomes[Math.min(keys.length, outcomes.length) - 1];
    if (outcome) throw outcome;
  });
  const { result, unmount } = renderHook(() => useSubmission());
  const press = () => void result.current.send(work);
  find(button).addEventListener('click', press, { once: true });
  await act(async () => fireEvent.click(find(button)));
  return { form: result, work, keys, unmount };
}
/** Signs somebody in with a token; null signs out. */
const signedIn = (token: string | null) => {
  if (token) sessionStorage.setItem('authToken', token);
  else sessionStorage.removeItem('authToken');
  sessionStore.setState({ status: 'anonymous', user: null }, true);
};
const elapse = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const comeBack = () =>
  act(async () => {
    isOnline = true;
    window.dispatchEvent(new Event('online'));
  });
const minute = 60_000;

it('says that it looks, and does when the network is back: the same, under the same key', async () => {
  const { form, work, keys } = await sentWith(lost(), null);
  expect(form.current.problem?.title).toContain(autoRetryNotice);
  await elapse(10 * minute);
  expect(work).toHaveBeenCalledTimes(1);
  await comeBack();
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(form.current.problem).toBeNull();
  await elapse(60 * minute);
  expect(work).toHaveBeenCalledTimes(2);
});

it('looks when the page is seen again, not while it is hidden', async () => {
  [isOnline, isHidden] = [true, true];
  const { work } = await sentWith(lost(), null);
  await elapse(10 * minute);
  expect(work).toHaveBeenCalledTimes(1);
  isHidden = false;
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(work).toHaveBeenCalledTimes(2);
});

it('looks by itself less and less often, says what it said until then, and gives up', async () => {
  isOnline = true;
  const { form, work } = await sentWith(lost());
  const problems = form.current.problem?.fields;
  await elapse(30_000);
  const early = work.mock.calls.length;
  expect(early).toBeGreaterThan(1);
  expect(form.current.problem?.fields).toBe(problems);
  await elapse(10 * minute);
  await elapse(24 * 60 * minute);
  expect(work).toHaveBeenCalledTimes(9);
  expect(form.current.problem?.title).not.toContain(autoRetryNotice);
});

it('goes on where something between answers in its place, and says what the API itself refuses', async () => {
  isOnline = true;
  const { form, work } = await sentWith(lost(), down, refused);
  await elapse(10 * minute);
  expect(work).toHaveBeenCalledTimes(3);
  expect(form.current.problem?.title).toBe('Ya no quedan plazas.');
});

it.each([
  ['a field is changed', 'main form button', () => fireEvent.input(find('textarea'))],
  ['a button of the form is pressed', 'main form button', () => fireEvent.click(find('main form button'))],
  ['its dialog is closed by Escape', '#denunciar', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['its dialog is closed by a button', '#denunciar', () => fireEvent.click(find('[role=dialog] > button'))],
  ['she has left her session', 'main form button', () => signedIn(null)],
])('leaves it to her once %s, and promises it no longer', async (_what, button, touch) => {
  signedIn('u1');
  const { form, work } = await sentBy(button, lost(), null);
  expect(form.current.problem?.title).toContain(autoRetryNotice);
  act(() => void touch());
  await elapse(0);
  expect(form.current.problem?.title).not.toContain(autoRetryNotice);
  await comeBack();
  await elapse(10 * minute);
  expect(work).toHaveBeenCalledTimes(1);
});

it.each([
  ['the alert itself is pressed', 'main form button', () => fireEvent.click(find('[role=alert]'))],
  ['another dialog is closed', 'main form button', () => fireEvent.click(find('dialog button'))],
  ['another form is changed', '#dejar', () => fireEvent.input(find('#buscar'))],
  [
    'Escape is pressed, which closes nothing of it',
    '#dejar',
    () => fireEvent.keyDown(document.body, { key: 'Escape' }),
  ],
])('looks although %s', async (_what, button, touch) => {
  const { form, work } = await sentBy(button, lost(), null);
  act(() => void touch());
  expect(form.current.problem?.title).toContain(autoRetryNotice);
  await comeBack();
  expect(work).toHaveBeenCalledTimes(2);
});

it('says in the page that it looks, as long as it does', async () => {
  const looking = () => document.querySelectorAll('[data-looking]').length;
  const { unmount } = await sentWith(lost());
  const other = await sentBy('#dejar', lost(), null);
  expect(looking()).toBe(2);
  unmount();
  expect(looking()).toBe(1);
  await comeBack();
  expect(other.work).toHaveBeenCalledTimes(2);
  expect(looking()).toBe(0);
});

it('waits while she is in a field, and is not stopped by what is no form', async () => {
  const { work } = await sentWith(lost(), null);
  const search = document.querySelector<HTMLInputElement>('#buscar');
  search?.focus();
  fireEvent.input(search as Element);
  await comeBack();
  expect(work).toHaveBeenCalledTimes(1);
  search?.blur();
  await elapse(minute);
  expect(work).toHaveBeenCalledTimes(2);
});

it('looks no more once she has sent it herself, changed it or left', async () => {
  const again = await sentWith(lost(), refused);
  await act(() => again.form.current.send(again.work));
  const changed = await sentWith(lost(), null);
  act(() => changed.form.current.changed());
  const left = await sentWith(lost(), null);
  left.unmount();
  await comeBack();
  await elapse(10 * minute);
  expect([again, changed, left].map(({ work }) => work.mock.calls.length)).toEqual([2, 1, 1]);
});

it('does not repeat what would be done twice: without a key, and what was refused', async () => {
  isOnline = true;
  for (const error of [new UnreachableError('No hemos podido conectar.'), refused, down]) {
    const { form, work } = await sentWith(error, null);
    await elapse(10 * minute);
    expect(work).toHaveBeenCalledTimes(1);
    expect(form.current.problem?.title).not.toContain(autoRetryNotice);
  }
});
