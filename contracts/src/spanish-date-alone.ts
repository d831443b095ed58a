const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/**
 * A date alone as the site writes it, `17 de noviembre de 2023` (spec section 9): the same everywhere, as articles have it. It comes
 * from a table: a browser's first `Intl` format reads all that it knows of languages, on the thread that hydrates.
 * @param date ISO 8601
 */
export function dateInWords(date: string): string {
  const [year, month, day] = date.split('-');
  return `${Number(day)} de ${months[Number(month) - 1]} de ${Number(year)}`;
}
