import { escapeHtml } from '@femcoders/contracts/escape-html';
import { dayInWords } from '@femcoders/contracts/spanish-day';
import type { DataCell } from '../../feature/data-part.ts';
import { plainMoment } from '../../plain-moment.ts';
import type { DataCopy, FilledPart } from './copied-data.ts';

const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
html { background: #fff9f2; color: #1b1033; }
a { color: #4f2bd8; }
body { max-width: 46rem; margin: 0 auto; padding: 2rem 1.25rem 6rem; }
h1 { font-size: 2.25rem; line-height: 1.1; }
h2 { margin-top: 3.5rem; padding-top: 1rem; border-top: 2px solid; line-height: 1.2; }
nav li { margin: .25rem 0; }
.entry { margin: 1.5rem 0; padding: 1rem 1.25rem; border: 1px solid #7a6ca0; }
dl { display: grid; gap: .75rem; margin: 0; }
dt { font-size: .9375rem; font-weight: 700; }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
@media (min-width: 40rem) { dl > div { display: grid; grid-template-columns: 14rem 1fr; gap: 1rem; } }
@media (prefers-color-scheme: dark) { html { background: #140b27; color: #f4efff; } a { color: #b9a5ff; } }
`;

/**
 * For reading without a connection. Everything that she or others typed is text in it; and should a tag ever slip
 * through, the page lets no script run and asks nobody for anything.
 */
export function* copyPage({ brand, madeAt, parts }: DataCopy): Generator<string> {
  yield `<!doctype html>
<html lang="es">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>Tu copia de datos</title>
<style>${style}</style>
<main>
<h1>Tu copia de datos</h1>
<p>Todo lo que ${escapeHtml(brand)} guardaba sobre ti el ${escapeHtml(plainMoment(madeAt))}.</p>
<nav aria-label="Contenido"><ul>`;
  for (const { key, title, entries } of parts) {
    yield `<li><a href="#${escapeHtml(key)}">${escapeHtml(title)}</a> (${entries.length})</li>`;
  }
  yield '</ul></nav>';
  for (const part of parts) yield* section(part);
  yield '\n</main>\n</html>\n';
}

function* section({ key, title, fields, words, entries }: FilledPart): Generator<string> {
  yield `\n<section id="${escapeHtml(key)}"><h2>${escapeHtml(title)}</h2>`;
  if (entries.length === 0) yield '<p>Nada.</p>';
  for (const entry of entries) {
    const rows = Object.entries(fields).flatMap(([field, meaning]) => {
      const text = inWords(entry[field] ?? null, words?.[field]);
      return text ? `<div><dt>${escapeHtml(meaning)}</dt><dd>${escapeHtml(text)}</dd></div>` : [];
    });
    yield `\n<div class="entry"><dl>${rows.join('')}</dl></div>`;
  }
  yield '</section>';
}

const isoDay = /^\d{4}-\d\d-\d\d$/;

/** Empty where there is nothing to say. */
function inWords(cell: DataCell, words: Readonly<Record<string, string>> = {}): string {
  // Nothing that somebody typed is code: also not the name of something that every object has.
  const meant = (code: string) => (Object.hasOwn(words, code) ? words[code] : undefined) ?? code;
  if (cell === null) return '';
  if (cell instanceof Date) return plainMoment(cell);
  if (typeof cell === 'boolean') return cell ? 'Sí' : 'No';
  if (typeof cell === 'object') return cell.map(meant).join('\n');
  if (typeof cell === 'string' && isoDay.test(cell)) return dayInWords(new Date(cell));
  return meant(String(cell));
}
