import { passwordMax, passwordMin } from '@femcoders/contracts/password-limits';

export const passwordHint = `${passwordMin} caracteres o más. Una frase corta es fácil de recordar y difícil de adivinar.`;

/** Returns the problem of a new password, or null. How common it is, only the API knows. */
export function newPasswordProblem(password: string): string | null {
  if (password === '') return 'Escribe una contraseña';
  if (password.length < passwordMin) return `La contraseña tiene que tener ${passwordMin} caracteres o más`;
  if (password.length > passwordMax) return `La contraseña no puede pasar de ${passwordMax} caracteres`;
  return null;
}
