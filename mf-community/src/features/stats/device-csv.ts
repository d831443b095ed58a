import type { PageCount } from './device-views.ts';

/** What a spreadsheet would run as a formula (OWASP, "CSV Injection"). */
const formula = /^[=+\-@\t\r]/;

/** What this device has counted, for a spreadsheet (RFC 4180). The mark at the start is for Excel. */
export function deviceCsv(pages: readonly PageCount[], titles: ReadonlyMap<string, string>): string {
  const lines = [
    ['Página', 'Dirección', 'Veces'],
    ...pages.map(({ path, count }) => [titles.get(path) ?? '', path, String(count)]),
  ];
  return `\ufeff${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: string): string {
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
