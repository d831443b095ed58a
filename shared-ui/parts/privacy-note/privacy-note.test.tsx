import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrivacyNote } from './privacy-note.tsx';

test('it says who, what for, to whom and for how long, where to ask, and leads to the rest', async () => {
  const onMore = jest.fn();
  render(
    <PrivacyNote
      brand="La comunidad"
      contactEmail="hola@ejemplo.org"
      purpose="Responderte."
      recipients="Quienes responden."
      kept="Doce meses."
      policyPath="/politica-de-privacidad"
      onMore={onMore}
    />,
  );
  const said = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(said.slice(0, 2)).toEqual(['La comunidad.', 'Responderte.']);
  expect(said.slice(3, 5)).toEqual(['Quienes responden.', 'Doce meses.']);
  expect(screen.getByRole('link', { name: 'hola@ejemplo.org' })).toHaveAttribute('href', 'mailto:hola@ejemplo.org');
  await userEvent.click(screen.getByRole('link', { name: 'Más sobre tus datos' }));
  expect(onMore).toHaveBeenCalledTimes(1);
});
