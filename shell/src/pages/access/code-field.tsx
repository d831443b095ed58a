import { Button, TextField } from '@femcoders/shared-ui';
import { useState } from 'react';
import styles from './access.module.css';

interface CodeFieldProps {
  name: string;
  error?: string | undefined;
}

/** A code of her application, with or without spaces, or one of her recovery codes. */
export function CodeField({ name, error }: CodeFieldProps) {
  const [recovery, setRecovery] = useState(false);
  const shared = { name, required: true, spellCheck: false, error, autoFocus: true };
  return (
    <div className={styles.code}>
      {recovery ? (
        <TextField
          key="recovery"
          {...shared}
          label="Código de recuperación"
          hint="Uno de los que guardaste al activarla. Cada uno sirve una vez."
          autoComplete="off"
          autoCapitalize="characters"
        />
      ) : (
        <TextField
          key="code"
          {...shared}
          label="Código de verificación"
          hint="Los 6 números que te da ahora tu aplicación."
          autoComplete="one-time-code"
          inputMode="numeric"
        />
      )}
      <Button variant="quiet" size="small" onClick={() => setRecovery(!recovery)}>
        {recovery ? 'Usar mi aplicación' : 'Usar un código de recuperación'}
      </Button>
    </div>
  );
}
