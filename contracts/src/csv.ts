export type CsvSeparator = ',' | ';';

/** Excel reads UTF-8 only with this mark at the start. */
const byteOrderMark = '\ufeff';
/**
 * Where a spreadsheet would begin a formula (OWASP, "CSV Injection"): with a cell, and what a cell is depends on its
 * language. In Spanish, Excel parts them at semicolons and knows no quotes within; in English, at commas.
 */
const formula = {
  ',': /(^|[;\t\r\n])(?=[=+\-@＝＋－＠\t\r])/g,
  ';': /(^|[,;\t\r\n])(?=[=+\-@＝＋－＠\t\r])/g,
} as const satisfies Record<CsvSeparator, RegExp>;

/**
 * Returns the separator of cells in a reader's Excel: a semicolon where the comma is for decimals. @param locale such as
 * `es-ES`
 */
export function separatorFor(locale: string): CsvSeparator {
  const decimal = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal');
  return decimal?.value === ',' ? ';' : ',';
}

/**
 * A table as a spreadsheet opens it (RFC 4180): quoted where needed, with lines ended by CRLF. What a spreadsheet
 * would take for a formula gets an apostrophe in front.
 * @param separator with a semicolon, numbers have their decimals after a comma
 */
export function toCsv(rows: readonly (readonly (string | number | null)[])[], separator: CsvSeparator = ','): string {
  const lines = rows.map((row) => `${row.map((value) => csvCell(value, separator)).join(separator)}\r\n`);
  return byteOrderMark + lines.join('');
}

function csvCell(value: string | number | null, separator: CsvSeparator): string {
  if (value === null) return '';
  if (typeof value === 'number') return separator === ';' ? String(value).replace('.', ',') : String(value);
  const text = value.replace(formula[separator], "$1'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
