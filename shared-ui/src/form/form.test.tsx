import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary } from './error-summary.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

describe('fields', () => {
  it('say their label, hint and error to those who listen', () => {
    render(<TextField label="Correo" name="userEmail" hint="El del registro" error="Escribe tu correo" />);
    const field = screen.getByRole('textbox', { name: 'Correo' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('El del registro Escribe tu correo.');
    expect(field).toHaveAttribute('id', 'userEmail');
  });

  it('say when they are optional', () => {
    render(<TextField label="Alias" name="alias" optional />);
    expect(screen.getByRole('textbox', { name: 'Alias (opcional)' })).not.toBeInvalid();
  });

  it('are lines of text where nothing else is said, also by a type that is missing', () => {
    render(<TextField label="Nombre" name="name" type={undefined} />);
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveAttribute('type', 'text');
  });

  it('count what is typed when there is a limit', async () => {
    render(<TextArea label="Comentario" name="content" maxLength={2000} />);
    expect(screen.getByText('0 de 2000')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Comentario' }), 'Hola');
    expect(screen.getByText('4 de 2000')).toBeInTheDocument();
  });

  it('count what they may hold', () => {
    const { rerender } = render(
      <TextArea label="Comentario" name="content" maxLength={20} value="Hola" onChange={() => undefined} />,
    );
    expect(screen.getByText('4 de 20')).toBeInTheDocument();
    rerender(<TextArea label="Comentario" name="content" maxLength={20} value="" onChange={() => undefined} />);
    expect(screen.getByText('0 de 20')).toBeInTheDocument();
  });
});

describe('the error summary', () => {
  const view = (message: string) => (
    <>
      <ErrorSummary title="Revisa lo que has escrito" problems={[{ field: 'userEmail', message }]} />
      <TextField label="Correo" name="userEmail" />
    </>
  );

  it('takes the focus, and again when the problems change', async () => {
    const { rerender } = render(view('Escribe tu correo'));
    expect(screen.getByRole('alert')).toHaveFocus();
    await userEvent.click(screen.getByRole('textbox', { name: 'Correo' }));
    rerender(view('Escribe un correo válido'));
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('leads to the field', async () => {
    render(view('Escribe tu correo'));
    await userEvent.click(screen.getByRole('link', { name: 'Escribe tu correo' }));
    expect(screen.getByRole('textbox', { name: 'Correo' })).toHaveFocus();
  });
});
