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

test('offers what matches, without accents or capitals, and announces what is chosen by the keyboard', async () => {
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

test('takes what is none of the options, by Enter and on leaving, from who may write her own', async () => {
  const [choose, type, send] = [jest.fn(), jest.fn(), jest.fn((event) => event.preventDefault())];
  render(
    <form onSubmit={send}>
      <Combobox label="Ciudad" options={options} onChoose={choose} onType={type} emptiesItself />
      <button type="submit">Enviar</button>
    </form>,
  );
  await userEvent.type(field(), ' Vic {Enter}');
  expect(type).toHaveBeenLastCalledWith('Vic');
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  await userEvent.keyboard('Reus');
  await userEvent.tab();
  expect(type.mock.calls).toEqual([['Vic'], ['Reus']]);
  expect(screen.getByRole('button', { name: 'Enviar' })).toHaveFocus();
  // What is an option, however it was spelt, is that option.
  await userEvent.type(field(), 'malaga{Enter}');
  expect(choose.mock.calls).toEqual([['mlg']]);
  await userEvent.type(field(), 'cor{ArrowDown}{Enter}');
  expect(choose).toHaveBeenLastCalledWith('cor');
  expect(type).toHaveBeenCalledTimes(2);
  expect(send).not.toHaveBeenCalled();
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
