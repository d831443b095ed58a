/** Excel reads UTF-8 only with this mark at the start. */
const byteOrderMark = '\ufeff';
/** What a spreadsheet would run as a formula (OWASP, "CSV Injection"). */
const formula = /^[=+\-@\t\r]/;

/**
 * A table as a spreadsheet opens it (RFC 4180): quoted where needed, with lines ended by CRLF. A text that a
 * spreadsheet would take for a formula gets an apostrophe in front.
 */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
