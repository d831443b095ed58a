import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Tabs } from './tabs.tsx';

const items = [
  { id: 'una', title: 'Una', content: <p>La primera</p> },
  { id: 'otra', title: 'Otra', content: <p>La segunda</p> },
];

test('one panel is shown, and the arrows lead from one to the next and round', async () => {
  render(<Tabs label="Partes" items={items} />);
  expect(screen.getByRole('tablist', { name: 'Partes' })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: 'Una' })).toHaveTextContent('La primera');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Otra' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Otra' })).toHaveTextContent('La segunda');
  expect(screen.queryByText('La primera')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Una' })).toBeVisible();
});

test('the server’s HTML holds every panel under its title, for who has no scripts', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<Tabs label="Partes" items={items} />);
  expect([...page.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['Una', 'Otra']);
  expect(page).toHaveTextContent('La segunda');
  render(<Tabs label="Partes" items={items} />, { container: page, hydrate: true });
  expect(await screen.findByRole('tabpanel', { name: 'Una' })).toBeVisible();
});
