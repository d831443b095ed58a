import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar.tsx';

describe('an avatar', () => {
  it('is the picture of its person', () => {
    render(<Avatar src="/default-avatar.png" name="Persona de prueba" />);
    expect(screen.getByRole('img', { name: 'Persona de prueba' })).toHaveAttribute('src', '/default-avatar.png');
  });

  it('becomes the panot of her name when the picture does not arrive', () => {
    render(<Avatar src="/no-existe.png" name="Persona de prueba" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: 'Persona de prueba' }).tagName).toBe('svg');
  });
});
