import { UnreachableError } from '@femcoders/platform';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, SubmitButton } from './form.tsx';
import { RestoredDraft } from './restored-draft.tsx';
import { useForm } from './use-form.ts';

type Note = { text: string };
type Send = (body: Note, key: string) => Promise<Note | undefined>;

function NoteForm({ send, draft }: { send: Send; draft?: string }) {
  const form = useForm({
    start: { text: '' },
    ...(draft && { draft }),
    bodyOf: ({ text }) => ({ text: text.trim() }),
    validate: ({ text }) => ({ text: text ? null : 'Escribe la nota' }),
    send: async (body, key) => (await send(body, key)) ?? undefined,
  });
  return (
    <Form of={form} aria-label="Nota">
      <RestoredDraft of={form} />
      <label>
        Texto <input {...form.typed('text')} />
      </label>
      <SubmitButton of={form} again="Reintentar">
        Guardar
      </SubmitButton>
    </Form>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Texto' });
const press = (name = 'Guardar') => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => localStorage.clear());

it('says what is missing and sends nothing', async () => {
  const send = jest.fn<ReturnType<Send>, Parameters<Send>>();
  render(<NoteForm send={send} />);

  await userEvent.type(field(), '   ');
  await press();

  expect(screen.getByRole('link', { name: 'Escribe la nota' })).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  expect(field()).toHaveValue('   ');
});

it('sends what is typed as the rules have it, and begins again', async () => {
  const send = jest.fn<ReturnType<Send>, Parameters<Send>>().mockResolvedValue(undefined);
  render(<NoteForm send={send} />);

  await userEvent.type(field(), ' Llamar el lunes ');
  await press();

  expect(send).toHaveBeenCalledWith({ text: 'Llamar el lunes' }, expect.any(String));
  expect(field()).toHaveValue('');
});

it('holds afterwards what sending gives', async () => {
  render(<NoteForm send={async () => ({ text: 'Guardada' })} />);

  await userEvent.type(field(), 'Otra');
  await press();

  expect(field()).toHaveValue('Guardada');
});

it('keeps what is typed while it is sent', async () => {
  let arrive = () => {};
  render(<NoteForm send={() => new Promise((resolve) => (arrive = () => resolve(undefined)))} />);

  await userEvent.type(field(), 'Una');
  await press();
  await userEvent.type(field(), ' y otra');
  await act(async () => arrive());

  expect(field()).toHaveValue('Una y otra');
});

it('keeps what is typed where no answer comes, and sends it again with the same key', async () => {
  const send = jest.fn<ReturnType<Send>, Parameters<Send>>();
  send.mockRejectedValueOnce(new UnreachableError('No answer')).mockResolvedValue(undefined);
  render(<NoteForm send={send} draft="note:1" />);

  await userEvent.type(field(), 'Una');
  await press();
  expect(field()).toHaveValue('Una');
  await press('Reintentar');

  const [first, second] = send.mock.calls.map(([, key]) => key);
  expect(second).toBe(first);
  expect(localStorage).toHaveLength(0);
});

it('finds a draft when it is opened again, and can begin from the start', async () => {
  const send = async () => undefined;
  const first = render(<NoteForm send={send} draft="note:1" />);
  await userEvent.type(field(), 'De ayer');
  first.unmount();

  render(<NoteForm send={send} draft="note:1" />);
  expect(field()).toHaveValue('De ayer');
  await userEvent.click(screen.getByRole('button', { name: 'Empezar de cero' }));

  expect(field()).toHaveValue('');
  expect(localStorage).toHaveLength(0);
});

it('keeps nothing without a name for its draft', async () => {
  const first = render(<NoteForm send={async () => undefined} />);
  await userEvent.type(field(), 'De nadie');
  first.unmount();

  render(<NoteForm send={async () => undefined} />);

  expect(field()).toHaveValue('');
  expect(localStorage).toHaveLength(0);
});

it('leaves alone what others keep when it has no name for its draft', async () => {
  localStorage.setItem('', '"De otra"');
  render(<NoteForm send={async () => undefined} />);

  await userEvent.type(field(), 'De nadie');

  expect(localStorage.getItem('')).toBe('"De otra"');
});

it('takes nothing of another kind from what was kept', () => {
  localStorage.setItem('note:1', '{"text":["De","otra"]}');
  render(<NoteForm send={async () => undefined} draft="note:1" />);

  expect(field()).toHaveValue('');
  expect(localStorage).toHaveLength(0);
});

it('never puts what is typed into an address', () => {
  render(<NoteForm send={async () => undefined} />);

  expect(screen.getByRole('form', { name: 'Nota' })).toHaveAttribute('method', 'post');
});
