import type { FieldProblem } from '@femcoders/contracts/problem';
import { ApiError } from '@femcoders/platform';

export interface LoginProblem {
  title: string;
  fields: FieldProblem[];
}

/** What is wrong with a login form before it is sent, by the browser's own checks, in our words. */
export function loginMistakes(form: HTMLFormElement): FieldProblem[] {
  return [...form.querySelectorAll('input')]
    .filter((input) => !input.checkValidity())
    .map(({ name, validity }) => ({
      field: name,
      message: validity.valueMissing
        ? missing[name as keyof typeof missing]
        : 'Escribe un correo válido, como nombre@ejemplo.com',
    }));
}

const missing = { userEmail: 'Escribe tu correo', userPassword: 'Escribe tu contraseña' };

/** What a reader sees of a failed login, decided by the problem's code. */
export function describeLoginProblem(error: unknown): LoginProblem {
  if (!(error instanceof ApiError)) {
    return { title: 'No hemos podido conectar. Lo que has escrito sigue aquí: prueba de nuevo.', fields: [] };
  }
  switch (error.code) {
    case 'unauthenticated':
      return { title: 'El correo o la contraseña no son correctos', fields: [] };
    case 'validation':
      return { title: 'Revisa lo que has escrito', fields: error.fields };
    case 'too-many-requests':
      return { title: `Has hecho demasiados intentos. Prueba de nuevo ${waitingTime(error.retryAfter)}.`, fields: [] };
    case 'forbidden':
      return { title: error.message, fields: [] };
    default:
      return { title: 'Algo ha fallado por nuestra parte. No has perdido nada: prueba de nuevo.', fields: [] };
  }
}

function waitingTime(seconds: number | undefined): string {
  if (!seconds) return 'en unos minutos';
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'en 1 minuto' : `en ${minutes} minutos`;
}
