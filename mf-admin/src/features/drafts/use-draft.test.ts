import { act, renderHook } from '@testing-library/react';
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

test('what lies there and is nothing of ours, or storage that is switched off, does no harm', () => {
  localStorage.setItem('adminDraft:note:1', '{"a":');
  expect(open('note:1').result.current.value).toBe('');
  localStorage.setItem('adminDraft:note:1', '{"a":1}');
  expect(open('note:1').result.current.value).toBe('');
  const refuses = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('QuotaExceededError');
  });
  const { result } = open('note:2');
  act(() => result.current.change('Sigue aquí'));
  expect(result.current.value).toBe('Sigue aquí');
  refuses.mockRestore();
});
