import type { DocumentType } from '@femcoders/contracts/document-limits';
import { invalid } from '../../problems.ts';
import { officeType } from './office-file.ts';
import { pdfObstacle } from './pdf-file.ts';
import { pictureObstacle } from './picture-file.ts';
import { ZipError } from './zip-directory.ts';

/**
 * What a file is, by its content and never by its name, once it is known that it is whole and does nothing by itself
 * when the team opens it.
 * @throws ApiProblem `validation` of the field `file` that says what to do
 */
export async function typeOfFile(content: Buffer): Promise<DocumentType> {
  const begins = (signature: string) => content.subarray(0, signature.length).equals(Buffer.from(signature, 'latin1'));
  if (begins('%PDF-')) {
    const obstacle = await pdfObstacle(content);
    if (obstacle) throw refusedFile(obstacle);
    return 'pdf';
  }
  if (begins('\x89PNG\r\n\x1a\n')) return picture(content, 'png');
  if (begins('\xff\xd8\xff')) return picture(content, 'jpg');
  if (begins('PK\x03\x04')) return office(content);
  throw refusedFile(begins('\xd0\xcf\x11\xe0') ? oldWord : notTaken);
}

export const refusedFile = (message: string) => invalid([{ field: 'file', message }]);

const notTaken =
  'Este archivo no es un PDF, DOCX, ODT, PNG ni JPG de verdad. Guárdalo en uno de esos formatos y prueba otra vez';
const oldWord =
  'Este archivo es de una versión antigua de Word o tiene contraseña. Guárdalo sin contraseña como DOCX o PDF';

async function picture(content: Buffer, type: 'png' | 'jpg'): Promise<DocumentType> {
  const obstacle = await pictureObstacle(content, type === 'jpg' ? 'jpeg' : 'png');
  if (obstacle) throw refusedFile(obstacle);
  return type;
}

async function office(content: Buffer): Promise<DocumentType> {
  try {
    const found = await officeType(content);
    if ('obstacle' in found) throw refusedFile(found.obstacle);
    return found.type;
  } catch (error) {
    if (error instanceof ZipError) throw refusedFile(error.message);
    throw error;
  }
}
