import { ApiError } from '@femcoders/platform';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type ActionDescription, ActionDialog, describeAction } from './action-dialog.tsx';

const lend = (onAct: ActionDescription<{ to: string; days: string; mailed: boolean }>['onAct'], draft: string) =>
  describeAction({
    title: 'Prestar «Proyector»',
    explanation: 'Queda anotado con tu nombre.',
    act: 'Prestarlo',
    doing: 'Guardando…',
    asks: {
      draft,
      start: { to: '', days: 'one' as 'one' | 'many', mailed: false },
      fields: {
        to: { label: '¿A quién?', rows: 2, validate: (to) => (to.trim() ? null : 'Escribe a quién.') },
        days: {
          label: '¿Cuánto?',
          choices: [
            { value: 'one', label: 'Un día' },
            { value: 'many', label: 'Más días' },
          ],
          fresh: true,
        },
        mailed: { label: 'Avisarla', isShown: ({ days }) => days === 'many' },
      },
    },
    onAct,
  });

/** A page with a button that asks about the act; what it is drawn in may be a form. */
function openPage<Values extends object>(description: ActionDescription<Values>) {
  const submitted = jest.fn((event) => event.preventDefault());
  function Page() {
    const [asked, setAsked] = useState(false);
    return (
      <form onSubmit={submitted}>
        <button type="button" onClick={() => setAsked(true)}>
          Prestar
        </button>
        {asked && <ActionDialog {...description} onClose={() => setAsked(false)} />}
      </form>
    );
  }
  const user = userEvent.setup();
  render(<Page />);
  const ask = async () => {
    await user.click(screen.getByRole('button', { name: 'Prestar' }));
    return within(await screen.findByRole('dialog', { name: description.title }));
  };
  return { user, ask, submitted };
}

test('what is missing is said above all and at its field, and nothing is sent', async () => {
  const onAct = jest.fn(async () => {});
  const { user, ask } = openPage(lend(onAct, 'missing'));
  const dialog = await ask();
  await user.click(dialog.getByRole('button', { name: 'Prestarlo' }));
  expect(dialog.getByRole('alert')).toHaveFocus();
  expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/Escribe a quién/);
  expect(onAct).not.toHaveBeenCalled();
});

test('it is sent once, says that it is under way, and closes when it is done; a form around it hears nothing', async () => {
  const done = Promise.withResolvers<void>();
  const onAct = jest.fn(() => done.promise);
  const { user, ask, submitted } = openPage(lend(onAct, 'once'));
  const dialog = await ask();
  await user.type(dialog.getByRole('textbox'), 'Alba');
  await user.click(dialog.getByRole('radio', { name: 'Más días' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Avisarla' }));
  await user.dblClick(dialog.getByRole('button', { name: 'Prestarlo' }));
  expect(dialog.getByRole('button', { name: 'Guardando…' })).toBeInTheDocument();
  done.resolve();
  expect(await screen.findByRole('button', { name: 'Prestar' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onAct.mock.calls).toEqual([[{ to: 'Alba', days: 'many', mailed: true }, expect.any(String)]]);
  expect(submitted).not.toHaveBeenCalled();
});

test('what was typed is there when it is asked about again, and gone once it is done; a choice begins as it stands', async () => {
  const { user, ask } = openPage(lend(async () => {}, 'kept'));
  let dialog = await ask();
  await user.type(dialog.getByRole('textbox'), 'Alba');
  await user.click(dialog.getByRole('radio', { name: 'Más días' }));
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  dialog = await ask();
  expect(dialog.getByRole('textbox')).toHaveValue('Alba');
  expect(dialog.getByRole('radio', { name: 'Un día' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Prestarlo' }));
  expect((await ask()).getByRole('textbox')).toHaveValue('');
});

test('a refusal leaves the question open and says why, and so does an act that was not done', async () => {
  const onAct = jest.fn<Promise<false>, []>().mockRejectedValueOnce(new ApiError(409, 'conflict', 'Ya está prestado.'));
  const { user, ask } = openPage(describeAction({ title: '¿Prestarlo?', act: 'Prestarlo', onAct }));
  const dialog = await ask();
  await user.click(dialog.getByRole('button', { name: 'Prestarlo' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Ya está prestado.');
  onAct.mockResolvedValue(false);
  await user.click(dialog.getByRole('button', { name: 'Prestarlo' }));
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'No, dejarlo' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('where a field says what is wrong, it takes the focus', async () => {
  const description = describeAction({
    title: '¿Cancelarlo?',
    act: 'Cancelarlo',
    asks: { draft: 'at-field', start: { why: '' }, problemAt: 'why', fields: { why: { label: 'Motivo', rows: 2 } } },
    onAct: () => Promise.reject(new ApiError(409, 'conflict', 'Escribe el motivo.')),
  });
  const { user, ask } = openPage(description);
  const dialog = await ask();
  await user.click(dialog.getByRole('button', { name: 'Cancelarlo' }));
  const why = await dialog.findByRole('textbox', { name: 'Motivo', description: /Escribe el motivo\./ });
  expect(why).toHaveFocus();
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
});
