import type { DataCopy } from './copied-data.ts';

/** The form of `datos.json`; it grows when programs that read it would have to change. */
const format = 'femcoders-datos/1';

/** For programs: moments are ISO 8601 in UTC, what is not known is null. `LEEME.txt` describes the fields, as it does. */
export function* copyJson({ brand, madeAt, parts }: DataCopy): Generator<string> {
  yield `{\n"formato": ${JSON.stringify(format)},\n"sitio": ${JSON.stringify(brand)},\n"hecha": ${JSON.stringify(madeAt)},\n"datos": {`;
  for (const [index, { key, title, fields, entries }] of parts.entries()) {
    yield `${index > 0 ? ',' : ''}\n${JSON.stringify(key)}: {\n"titulo": ${JSON.stringify(title)},\n"campos": ${JSON.stringify(fields)},\n"entradas": [`;
    for (const [n, entry] of entries.entries()) yield `${n > 0 ? ',' : ''}\n${JSON.stringify(entry)}`;
    yield '\n]}';
  }
  yield '\n}\n}\n';
}
