import { userNameMax, userNameMin } from './account-limits.ts';
import type { FieldProblem } from './problem.ts';

/**
 * A name in any alphabet: María, Núñez, Begoña, O'Neill, Nguyễn Thị, 李娜, Jean-Luc 2. It holds a letter, and nothing that
 * would make it an address or a tag.
 */
export const userNamePattern = /^(?=.*\p{L})[\p{L}\p{M}\p{N} .,'’·_()-]+$/u;

/** Returns what is wrong with a name, or null. */
export function userNameProblem(name: string): FieldProblem['message'] | null {
  const length = [...name.trim()].length;
  if (length === 0) return 'Escribe tu nombre.';
  if (length < userNameMin) return `El nombre tiene que tener ${userNameMin} caracteres o más.`;
  if (length > userNameMax) return `El nombre no puede pasar de ${userNameMax} caracteres (llevas ${length}).`;
  if (!userNamePattern.test(name.trim())) return 'Escribe el nombre con letras, números y signos como - o ’.';
  return null;
}
