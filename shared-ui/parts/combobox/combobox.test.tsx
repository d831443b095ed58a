import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Combobox } from './combobox.tsx';

const options = [
  { id: 'cac', label: 'Cáceres' },
  { id: 'cor', label: 'A Coruña' },
  { id: 'mlg', label: 'Málaga' },
];
const field = () => screen.getByRole('combobox', { name: 'Ciudad' });
const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('offers what matches, without accents or capitals, and tells what is chosen by the keyboard', async () => {
  const choose = jest.fn();
  render(<Combobox label="Ciudad" hint="Donde vives" options={options} onChoose={choose} />);
  expect(field()).toHaveAccessibleDescription('Donde vives');
  await userEvent.click(field());
  expect(offered()).toEqual(['Cáceres', 'A Coruña', 'Málaga']);
  await userEvent.type(field(), 'CORUNA');
  expect(offered()).toEqual(['A Coruña']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(choose).toHaveBeenLastCalledWith('cor');
  expect(field()).toHaveValue('A Coruña');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

test('can be left empty after each choice, for the next one, with the focus still in it', async () => {
  const choose = jest.fn();
  render(<Combobox label="Ciudad" options={options} onChoose={choose} emptiesItself />);
  await userEvent.type(field(), 'cor');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  await userEvent.keyboard('mal{ArrowDown}{Enter}');
  expect(choose.mock.calls).toEqual([['cor'], ['mlg']]);
});

test('says so when nothing matches', async () => {
  render(<Combobox label="Ciudad" options={options} emptyText="No conocemos esa ciudad." />);
  await userEvent.type(field(), 'xyz');
  expect(screen.getByText('No conocemos esa ciudad.')).toBeInTheDocument();
});

test('speaks Spanish to who listens', async () => {
  render(<Combobox label="Ciudad" options={options} />);
  await userEvent.type(field(), 'a');
  expect(document.body).toHaveTextContent(/3 opciones disponible/);
});
