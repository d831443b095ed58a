import { noAnswerText } from '@femcoders/contracts/no-answer-text';
import { UnreachableError } from '@femcoders/platform';
import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keptHere, keptOnDevice, submissionProblem } from './submission-problem.ts';
import { readText, useDraft } from './use-draft.ts';

const open = (what: string, onDevice?: boolean) =>
  renderHook(() => useDraft(what, { start: '', read: readText, ...(onDevice !== undefined && { onDevice }) }));

afterEach(() => localStorage.clear());

test('what was typed is there when the form is opened again, until it is sent', () => {
  const first = open('note:1');
  act(() => first.result.current.change('Llamar el lunes'));
  first.unmount();
  const second = open('note:1');
  expect([second.result.current.value, second.result.current.restored]).toEqual(['Llamar el lunes', true]);
  expect(open('note:2').result.current.value).toBe('');
  act(() => second.result.current.forget());
  expect(open('note:1').result.current.restored).toBe(false);
  expect(localStorage).toHaveLength(0);
});

test('what was typed before this code ran is kept like what is typed later', () => {
  const typed = () => 'Antes de tiempo';
  localStorage.setItem('note:4', '"De ayer"');
  const view = renderHook(() => useDraft('note:4', { start: '', read: readText, typed }));
  expect(view.result.current.restored).toBe(false);
  view.unmount();
  expect(open('note:4').result.current.value).toBe('Antes de tiempo');
});

test('what was typed before this code ran leaves the other fields of a draft of another day', () => {
  const start = { reason: '', message: '', helps: [] as string[] };
  const typed = jest.fn((): typeof start => ({ ...start, reason: 'comunidad' }));
  const read = (stored: unknown) => stored as typeof start;
  const open = () => renderHook(() => useDraft('letter', { start, read, typed }));
  localStorage.setItem('letter', JSON.stringify({ ...start, reason: 'prensa', message: 'De ayer' }));
  const view = open();
  expect(view.result.current.restored).toBe(true);
  view.unmount();
  const merged = { reason: 'comunidad', message: 'De ayer', helps: [] };
  expect(JSON.parse(localStorage.getItem('letter') ?? '')).toEqual(merged);
  typed.mockReturnValue(start);
  const { value, restored } = open().result.current;
  expect([value, restored]).toEqual([merged, true]);
});

test('a draft that nobody can read does no harm', () => {
  localStorage.setItem('profile', '{"userId":"u1"}');
  const read = (stored: unknown) => ({ edits: Object.entries((stored as { edits: object }).edits) });
  const { result } = renderHook(() => useDraft('profile', { start: { edits: [] as unknown[] }, read }));
  expect([result.current.value, localStorage.length]).toEqual([{ edits: [] }, 0]);
});

test('what is confidential outlives the way to the login page, and never lies on the device', () => {
  const first = open('answer:1', false);
  act(() => first.result.current.change('En confianza'));
  first.unmount();
  expect(localStorage).toHaveLength(0);
  const second = open('answer:1', false);
  expect(second.result.current.value).toBe('En confianza');
  act(() => second.result.current.forget());
  expect(open('answer:1', false).result.current.value).toBe('');
});

test('what lies there and is nothing of ours does no harm', () => {
  localStorage.setItem('note:1', '{"a":');
  expect(open('note:1').result.current.value).toBe('');
  localStorage.setItem('note:1', '{"a":1}');
  expect(open('note:1').result.current.value).toBe('');
  localStorage.setItem('note:1', '"Kept"');
  const throws = () => {
    throw new TypeError('It has no such field.');
  };
  expect(renderHook(() => useDraft('note:1', { start: '', read: throws })).result.current.value).toBe('');
});

test('what a full storage refuses outlives the way to the login page, and no form says that the device has it', () => {
  localStorage.setItem('note:2', '"Antes"');
  const refuses = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('QuotaExceededError');
  });
  const first = open('note:2');
  act(() => first.result.current.change('Sigue aquí'));
  first.unmount();
  const lost = new UnreachableError('No hemos podido conectar.');
  expect(submissionProblem(lost, keptOnDevice).title).toBe(`${noAnswerText} ${keptHere}`);
  refuses.mockRestore();
  const { result } = open('note:2');
  expect(result.current.value).toBe('Sigue aquí');
  act(() => result.current.change('Cabe otra vez'));
  expect(localStorage.getItem('note:2')).toBe('"Cabe otra vez"');
  expect(submissionProblem(lost, keptOnDevice).title).toBe(`${noAnswerText} ${keptOnDevice}`);
  act(() => result.current.forget());
  expect(open('note:2').result.current.value).toBe('');
});

test('what is typed while something is on its way stays when that has arrived', () => {
  const { result } = open('note:5');
  act(() => result.current.change('Hola'));
  const { forget } = result.current;
  act(() => result.current.change('Hola, y una cosa más'));
  act(() => forget());
  expect(result.current.value).toBe('Hola, y una cosa más');
  act(() => result.current.forget('Otra', 'Hola'));
  expect(open('note:5').result.current.value).toBe('Hola, y una cosa más');
  act(() => result.current.forget('Otra'));
  expect(result.current.value).toBe('Otra');
});

test('what waits for a pause is kept after it, or when the page is left', () => {
  jest.useFakeTimers();
  const { result } = renderHook(() => useDraft('note:3', { start: '', read: readText, pauseMs: 2_000 }));
  act(() => result.current.change('Llamar'));
  act(() => jest.advanceTimersByTime(1_900));
  expect(localStorage.getItem('note:3')).toBeNull();
  act(() => jest.advanceTimersByTime(100));
  expect(localStorage.getItem('note:3')).toBe('"Llamar"');
  act(() => result.current.change('Llamar el martes'));
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('note:3')).toBe('"Llamar el martes"');
  act(() => result.current.change(''));
  expect(localStorage).toHaveLength(0);
  jest.useRealTimers();
});

test('fields that are changed leave the others, and what is not to be kept goes at once', () => {
  const { result } = renderHook(() =>
    useDraft('letter', { start: { to: '', text: '' }, read: () => null, keeps: ({ to }) => to !== 'nobody' }),
  );
  act(() => result.current.change({ text: 'Hola' }));
  act(() => result.current.change({ to: 'Ada' }));
  expect(localStorage.getItem('letter')).toBe('{"to":"Ada","text":"Hola"}');
  act(() => result.current.change({ to: 'nobody' }));
  expect(localStorage).toHaveLength(0);
  expect(result.current.value.text).toBe('Hola');
});

const Form = ({ typed }: { typed?: () => string | null }) => {
  const { value, ready } = useDraft('letter', { start: '', read: readText, ...(typed && { typed }) });
  return createElement('p', null, `${value} ${ready}`);
};

test.each([
  ['a draft', undefined, 'Kept true'],
  ['what was typed before the page came alive, rather than a draft,', () => 'Typed', 'Typed true'],
])('%s is put into what the server has drawn', async (_, typed, shown) => {
  localStorage.setItem('letter', '"Kept"');
  const form = createElement(Form, typed && { typed });
  const page = document.createElement('div');
  page.innerHTML = renderToString(form);
  expect(page).toHaveTextContent('false');
  const failed = jest.fn();
  await act(async () => void hydrateRoot(page, form, { onRecoverableError: failed }));
  expect(page).toHaveTextContent(shown);
  expect(failed).not.toHaveBeenCalled();
});
