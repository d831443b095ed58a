import { Button, TextField } from '@femcoders/shared-ui';
import { useState } from 'react';
import styles from './access.module.css';

interface CodeFieldProps {
  name: string;
  error?: string | undefined;
  autoFocus?: boolean;
}

/** A code of her application, with or without spaces. */
export function AppCodeField({ name, error, autoFocus }: CodeFieldProps) {
  return (
    <TextField
      name={name}
      label="Código de verificación"
      hint="Los 6 números que te da ahora tu aplicación."
      autoComplete="one-time-code"
      inputMode="numeric"
      spellCheck={false}
      required
      autoFocus={autoFocus}
      error={error}
    />
  );
}

/** A code of her application, or one of her recovery codes. Takes the focus. */
export function CodeField({ name, error }: CodeFieldProps) {
  const [recovery, setRecovery] = useState(false);
  return (
    <div className={styles.code}>
      {recovery ? (
        <TextField
          name={name}
          label="Código de recuperación"
          hint="Uno de los que guardaste al activarla. Cada uno sirve una vez."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          autoFocus
          error={error}
        />
      ) : (
        <AppCodeField name={name} error={error} autoFocus />
      )}
      <Button variant="quiet" size="small" onClick={() => setRecovery(!recovery)}>
        {recovery ? 'Usar mi aplicación' : 'Usar un código de recuperación'}
      </Button>
    </div>
  );
}
