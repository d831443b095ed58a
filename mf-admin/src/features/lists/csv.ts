/** Excel reads UTF-8 only with this mark at the start. */
const byteOrderMark = '\ufeff';
/**
 * Where a spreadsheet would begin a formula (OWASP, "CSV Injection"): with a cell, and what a cell is depends on its
 * language. In Spanish, Excel parts them at semicolons and knows no quotes within.
 */
const formula = /(^|[;\t\r\n])(?=[=+\-@＝＋－＠\t\r])/g;

/**
 * A table as a spreadsheet opens it (RFC 4180): quoted where needed, with lines ended by CRLF. What a spreadsheet
 * would take for a formula gets an apostrophe in front.
 */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = value.replace(formula, "$1'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
