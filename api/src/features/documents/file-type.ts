import { type DocumentType, documentTypes } from '@femcoders/contracts/document-names';
import { isKindOf, kindOfFile } from '../../files/file-kind.ts';
import { invalid } from '../../problems.ts';

/**
 * Returns the type of a file, by its content and never by its name.
 * @throws ApiProblem `validation` of the field `file` that says what to do
 */
export async function typeOfFile(content: Buffer): Promise<DocumentType> {
  const kind = await kindOfFile(content);
  if (isKindOf(kind, documentTypes)) return kind;
  throw refusedFile(wordsFor[kind ?? ''] ?? notTaken);
}

export const refusedFile = (message: string) => invalid([{ field: 'file', message }]);

const notTaken =
  'Este archivo no es un PDF, DOCX, ODT, PNG ni JPG de verdad. Guárdalo en uno de esos formatos y prueba otra vez';
const hasMacros = 'El documento lleva macros. Guárdalo sin ellas, como DOCX o PDF';
/** The names of kinds of files that people send by mistake. */
const wordsFor: Readonly<Record<string, string>> = {
  zip: 'Este archivo es un ZIP, no un documento. Envía los documentos uno a uno, en PDF, DOCX u ODT',
  // Word's older files, and each of Microsoft's that has a password.
  cfb: 'Este archivo es de una versión antigua de Word o tiene contraseña. Guárdalo sin contraseña como DOCX o PDF',
  docm: hasMacros,
  dotm: hasMacros,
};
