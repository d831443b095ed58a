import { plainMoment } from '../../plain-moment.ts';
import type { DataCopy } from './copied-data.ts';

/** Returns the README of the ZIP: its files, and each field of `datos.json`. */
export function* copyReadme({ brand, madeAt, parts }: DataCopy): Generator<string> {
  yield `TU COPIA DE DATOS\n${brand}, ${plainMoment(madeAt)}\n\n`;
  yield 'index.html   Para leerla: ábrelo con el navegador. No necesita conexión.\n';
  yield 'datos.json   Lo mismo, para llevarlo a otro programa. UTF-8; los momentos, en ISO 8601 y UTC.\n';
  yield 'foto.webp    Tu foto, si has puesto una.\n';
  yield 'adjuntos/    Los archivos que nos has enviado, si los hay.\n\n';
  yield 'No están tu contraseña, tus códigos ni las llaves de tus sesiones: solo guardamos huellas, que no se pueden deshacer.\n';
  yield 'Tampoco lo que el equipo anota sobre un comentario o un mensaje: puede hablar de otras personas.\n';
  yield 'Guarda este archivo donde solo lo abras tú.\n\n';
  yield 'QUÉ DICE CADA CAMPO DE datos.json\n';
  for (const { key, title, fields, words = {} } of parts) {
    yield `\n${key}: ${title}\n`;
    for (const [field, meaning] of Object.entries(fields)) {
      yield `  ${field}: ${meaning}\n`;
      for (const [code, word] of Object.entries(words[field] ?? {})) yield `    ${code}: ${word}\n`;
    }
  }
}
