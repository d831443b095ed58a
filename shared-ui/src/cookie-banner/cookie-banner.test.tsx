import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CookieBanner } from './cookie-banner.tsx';

describe('the cookie banner', () => {
  it('offers two answers of the same weight, and the policy', async () => {
    const answers = {
      onAccept: jest.fn(),
      onReject: jest.fn(),
      onPolicy: jest.fn(),
    };
    render(<CookieBanner {...answers} />);
    const accept = screen.getByRole('button', { name: 'Aceptar' });
    const reject = screen.getByRole('button', { name: 'Rechazar' });
    expect(accept.className).toBe(reject.className);
    await userEvent.click(accept);
    expect(answers.onAccept).toHaveBeenCalledTimes(1);
    await userEvent.click(reject);
    expect(answers.onReject).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/politica-de-cookies');
    await userEvent.click(screen.getByRole('link', { name: 'Política de cookies' }));
    expect(answers.onPolicy).toHaveBeenCalledTimes(1);
  });

  it('takes the focus only when the reader has asked for it', () => {
    const nothing = {
      onAccept: () => undefined,
      onReject: () => undefined,
      onPolicy: () => undefined,
    };
    const { rerender } = render(<CookieBanner {...nothing} />);
    expect(document.body).toHaveFocus();
    rerender(<CookieBanner {...nothing} focus />);
    expect(screen.getByRole('region', { name: 'Aviso de cookies' })).toHaveFocus();
  });
});
