import { plainNames } from './pdf-names.ts';
import { packedObjects } from './pdf-packed-objects.ts';

const damaged = 'No hemos podido leer el PDF: parece dañado o incompleto. Guárdalo otra vez';
const locked = 'El PDF está protegido con contraseña. Guárdalo sin protección y prueba otra vez';
const hasPrograms = 'El PDF lleva dentro programas que se ejecutan al abrirlo. Imprímelo como PDF y envía esa copia';
const tooMuch = 'El PDF ocupa demasiado al abrirlo. Imprímelo como PDF y envía esa copia';
const hidden =
  'El PDF está guardado de una forma que no podemos mirar por dentro. Imprímelo como PDF y envía esa copia';

/**
 * What an action of a PDF says that runs a script or a program (ISO 32000-1, 12.6.4), or a form that is drawn by scripts
 * (12.7.8). A text that only names JavaScript says nothing like it. What an action does may stand behind remarks (7.2.4).
 */
const runsSomething =
  /\/S(?:[\s\0]|%[^\r\n]{0,100}[\r\n]){0,100}\/(JavaScript|Launch|ImportData)\b|\/JavaScript[\s\0]*(<<|\d+[\s\0]+\d+[\s\0]+R)|\/RichMedia\b|\/XFA[\s\0]*(\[|\d+[\s\0]+\d+[\s\0]+R)/;
/** What an action does stands somewhere else: no program that writes PDFs does so, but whoever hides something. */
const doesSomethingElsewhere = /\/S[\s\0]+\d+[\s\0]+\d+[\s\0]+R\b/;
/** The same of what an object is, which tells where objects lie packed. */
const isSomethingElsewhere = /\/Type[\s\0]+\d+[\s\0]+\d+[\s\0]+R\b/;

/**
 * What keeps a PDF from being taken: it is not whole, it is encrypted, it does something when it is opened, or that cannot be
 * seen. Objects are also looked for where they lie packed; a reader of PDF this is not, and the team's own programs open it with care.
 * @returns null when nothing does
 */
export async function pdfObstacle(content: Buffer): Promise<string | null> {
  if (!content.subarray(-2048).includes('%%EOF')) return damaged;
  const plain = plainNames(content);
  if (/\/Encrypt\s*(<<|\d+\s+\d+\s+R)/.test(plain)) return locked;
  if (isActive(plain)) return hasPrograms;
  const packed = await packedObjects(content);
  if (packed === null) return tooMuch;
  if (packed.objects.some((objects) => isActive(plainNames(objects)))) return hasPrograms;
  return packed.hidden || isSomethingElsewhere.test(plain) ? hidden : null;
}

const isActive = (text: string) => runsSomething.test(text) || doesSomethingElsewhere.test(text);
