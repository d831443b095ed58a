import type { LinkProps } from '@femcoders/shared-ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageStep } from './page-step.tsx';

const PlainLink = ({ to, children }: LinkProps) => <a href={to}>{children}</a>;

test('a step leads to its page', () => {
  render(<PageStep name="Siguiente" to="/eventos?pasados=2" LinkComponent={PlainLink} />);
  expect(screen.getByRole('link', { name: 'Siguiente' })).toHaveAttribute('href', '/eventos?pasados=2');
});

test('at the end it is disabled and the keyboard passes it by', async () => {
  render(<PageStep name="Siguiente" to={null} LinkComponent={PlainLink} />);
  expect(screen.getByRole('link', { name: 'Siguiente' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});
