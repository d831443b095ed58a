import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { onDemandFailure, useOnDemand } from './on-demand.ts';

type LoadText = () => Promise<() => string>;

function Opener({ load }: { load: LoadText }) {
  const [open, setOpen] = useState(false);
  const text = useOnDemand(load, open, () => setOpen(false));
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        {open ? 'Cerrar' : 'Abrir'}
      </button>
      {open && text && <p>{text()}</p>}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('nothing is loaded before somebody asks for it, and then it is shown', async () => {
  const load = jest.fn<ReturnType<LoadText>, []>().mockResolvedValue(() => 'Aquí está');
  render(<Opener load={load} />);
  expect(load).not.toHaveBeenCalled();
  await press('Abrir');
  expect(await screen.findByText('Aquí está')).toBeVisible();
  await press('Cerrar');
  await press('Abrir');
  expect(screen.getByText('Aquí está')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('who has changed her mind while it came is not shown it', async () => {
  let arrive = (_text: () => string) => {};
  const load = () =>
    new Promise<() => string>((resolve) => {
      arrive = resolve;
    });
  render(<Opener load={load} />);
  await press('Abrir');
  await press('Cerrar');
  arrive(() => 'Tarde');
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByText('Tarde')).not.toBeInTheDocument();
});

test('a failed load is reported, and can be tried again', async () => {
  const onFailure = jest.fn();
  onDemandFailure(onFailure);
  const lost = new Error('Sin conexión');
  const load = jest
    .fn<ReturnType<LoadText>, []>()
    .mockRejectedValueOnce(lost)
    .mockResolvedValueOnce(() => 'A la segunda');
  render(<Opener load={load} />);
  await press('Abrir');
  expect(await screen.findByRole('button', { name: 'Abrir' })).toBeVisible();
  expect(onFailure).toHaveBeenCalledWith(lost);
  await press('Abrir');
  expect(await screen.findByText('A la segunda')).toBeVisible();
  expect(onFailure).toHaveBeenCalledTimes(1);
});
