import { Button, TextField, VisuallyHidden } from '@femcoders/shared-ui';
import { useState } from 'react';

interface PasswordFieldProps {
  label: string;
  name?: string;
  autoComplete: 'current-password' | 'new-password';
  autoFocus?: boolean;
  hint?: string;
  error?: string | undefined;
}

/** A password that can be looked at and pasted. */
export function PasswordField({
  label,
  name = 'userPassword',
  autoComplete,
  autoFocus,
  hint,
  error,
}: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      label={label}
      name={name}
      type={visible ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      spellCheck={false}
      autoCapitalize="none"
      required
      hint={hint}
      error={error}
      action={
        <Button variant="quiet" size="small" onClick={() => setVisible(!visible)}>
          {visible ? 'Ocultar' : 'Mostrar'}
          <VisuallyHidden> contraseña</VisuallyHidden>
        </Button>
      }
    />
  );
}
