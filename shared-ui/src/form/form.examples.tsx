import { Button, ErrorSummary, TextArea, TextField } from '@femcoders/shared-ui';
import { type ReactNode, useState } from 'react';
import styles from './form.examples.module.css';

export const title = 'Campos y resumen de errores';

export const description =
  'Cada campo dice su nombre, su ayuda y su error. Al enviar con fallos, el resumen toma el foco y lleva a cada uno.';

function Trial() {
  const [problems, setProblems] = useState<{ field: string; message: string }[]>([]);
  const [sent, setSent] = useState(false);
  return (
    <form
      method="post"
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const email = String(new FormData(event.currentTarget).get('ejemplo-correo'));
        const wrong = !email.includes('@');
        setProblems(wrong ? [{ field: 'ejemplo-correo', message: 'Escribe un correo, como nombre@ejemplo.com' }] : []);
        setSent(!wrong);
      }}
    >
      {problems.length > 0 && <ErrorSummary title="Revisa lo que has escrito" problems={problems} />}
      <TextField
        label="Correo"
        name="ejemplo-correo"
        type="email"
        hint="No se envía a ningún sitio"
        error={problems[0]?.message}
      />
      <TextArea label="Mensaje" name="ejemplo-mensaje" maxLength={200} optional />
      <Button type="submit">Comprobar</Button>
      <p role="status">{sent && 'Todo está bien escrito.'}</p>
    </form>
  );
}

export const examples: { name: string; render: () => ReactNode }[] = [
  { name: 'Un formulario', render: () => <Trial /> },
  {
    name: 'Con error',
    render: () => <TextField label="Alias" name="ejemplo-alias" defaultValue="a" error="Escribe dos letras o más" />,
  },
  { name: 'Sin poder escribirse', render: () => <TextField label="Código" name="ejemplo-codigo" disabled optional /> },
];
