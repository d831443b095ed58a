/**
 * How many comments wait, in words.
 * @param atLeast the API holds back more than it sends at once
 */
export function pendingCount(count: number, atLeast = false): string {
  if (count === 0) return 'Ningún comentario pendiente';
  if (atLeast) return `${count} comentarios pendientes o más`;
  return count === 1 ? '1 comentario pendiente' : `${count} comentarios pendientes`;
}
