import { ErrorSummary } from '@femcoders/shared-ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox, ChoiceGroup } from './choice.tsx';

const choices = [
  { value: 'uno', label: 'Uno', hint: 'El primero' },
  { value: 'dos', label: 'Dos' },
  { value: 'tres', label: 'Tres' },
] as const;
type Value = (typeof choices)[number]['value'];

function Question({ type, error }: { type: 'radio' | 'checkbox'; error?: string }) {
  const [chosen, setChosen] = useState<Value[]>([]);
  return (
    <form aria-label="Formulario">
      {error && <ErrorSummary title="Revisa" problems={[{ field: 'cual', message: error }]} />}
      <ChoiceGroup
        type={type}
        name="cual"
        label="¿Cuál?"
        hint="Piénsalo"
        choices={choices}
        chosen={chosen}
        onChange={setChosen}
        error={error}
      />
      <output>{chosen.join(' ')}</output>
    </form>
  );
}

describe('a group of choices', () => {
  it('holds one answer when one is asked for', async () => {
    render(<Question type="radio" />);
    await userEvent.click(screen.getByRole('radio', { name: 'Uno' }));
    await userEvent.click(screen.getByText('Tres'));
    expect(screen.getByRole('status')).toHaveTextContent(/^tres$/);
    expect(screen.getByRole('radio', { name: 'Tres' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Uno' })).not.toBeChecked();
  });

  it('holds any number otherwise, in the order of the choices', async () => {
    render(<Question type="checkbox" />);
    for (const name of ['Tres', 'Uno', 'Dos']) await userEvent.click(screen.getByRole('checkbox', { name }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Dos' }));
    expect(screen.getByRole('status')).toHaveTextContent(/^uno tres$/);
  });

  it('says question, hint and error to those who listen, and the summary leads to its first answer', async () => {
    render(<Question type="radio" error="Elige una" />);
    const group = screen.getByRole('group', { name: '¿Cuál?' });
    expect(group).toHaveAccessibleDescription('Piénsalo Elige una.');
    expect(screen.getByRole('radio', { name: 'Uno' })).toHaveAccessibleDescription('El primero');
    await userEvent.click(screen.getByRole('link', { name: 'Elige una' }));
    expect(screen.getByRole('radio', { name: 'Uno' })).toHaveFocus();
  });

  it('is moved through with the arrows', async () => {
    render(<Question type="radio" />);
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Dos' })).toBeChecked();
  });
});

describe('a box', () => {
  it('is ticked by its words, and says what is wrong', async () => {
    render(<Checkbox name="vale" label="Vale" error="Marca la casilla" />);
    const box = screen.getByRole('checkbox', { name: 'Vale' });
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Marca la casilla.');
    await userEvent.click(screen.getByText('Vale'));
    expect(box).toBeChecked();
  });
});
