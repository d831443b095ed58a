import type { SubmissionProblem } from '@femcoders/kit/forms/submission-problem';
import { Button, TextField } from '@femcoders/shared-ui';
import { useState } from 'react';
import styles from './access.module.css';

/** A code of her application, with or without spaces. */
export function AppCodeField({
  name,
  error,
  autoFocus,
}: {
  name: string;
  error?: string | undefined;
  autoFocus?: boolean;
}) {
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

interface CodeFieldProps {
  name: string;
  /** The problem of a form with this field only. */
  problem: SubmissionProblem | null;
}

/** A code of her application, or one of her recovery codes. Takes the focus. */
export function CodeField({ name, problem }: CodeFieldProps) {
  const [recovery, setRecovery] = useState(false);
  // What was said of the other kind of code is not true of this one.
  const [past, setPast] = useState<SubmissionProblem | null>(null);
  const error = problem === past ? undefined : problem?.fields[0]?.message;
  function turn() {
    setRecovery(!recovery);
    setPast(problem);
  }

  return (
    <div className={`stack gap-8 starts ${styles.code}`}>
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
      <Button variant="quiet" size="small" onClick={turn}>
        {recovery ? 'Usar mi aplicación' : 'Usar un código de recuperación'}
      </Button>
    </div>
  );
}
