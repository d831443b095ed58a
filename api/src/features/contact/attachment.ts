import { contactLimits } from '@femcoders/contracts/contact-limits';
import { invalid } from '../../problems.ts';
import { pdfObstacle } from '../documents/pdf-file.ts';
import { pictureObstacle } from '../documents/picture-file.ts';

export interface Attachment {
  /** One plain file name with the ending of its type. */
  name: string;
  type: string;
  content: Buffer;
}

/** How each kind of file that is taken begins. */
const kinds = [
  { type: 'application/pdf', ending: 'pdf', begins: Buffer.from('%PDF-'), obstacleOf: pdfObstacle },
  {
    type: 'image/png',
    ending: 'png',
    begins: Buffer.from('89504e470d0a1a0a', 'hex'),
    obstacleOf: (bytes: Buffer) => pictureObstacle(bytes, 'png'),
  },
  {
    type: 'image/jpeg',
    ending: 'jpg',
    begins: Buffer.from('ffd8ff', 'hex'),
    obstacleOf: (bytes: Buffer) => pictureObstacle(bytes, 'jpeg'),
  },
] as const;

/**
 * A file as somebody sent it. What it is, its content tells, never its name.
 * @param content in base64
 * @throws ApiProblem `validation` when it is of another kind, too large or damaged, or does something when it is opened
 */
export async function readAttachment({ name, content }: { name: string; content: string }): Promise<Attachment> {
  const bytes = Buffer.from(content, 'base64');
  const kind = kinds.find(({ begins }) => bytes.subarray(0, begins.length).equals(begins));
  if (!kind) throw refused('El archivo tiene que ser PDF, PNG o JPG');
  if (bytes.length > contactLimits.attachmentMax) throw refused('El archivo no puede pasar de 5 MB');
  const obstacle = await kind.obstacleOf(bytes);
  if (obstacle) throw refused(obstacle);
  return { name: `${plainName(name)}.${kind.ending}`, type: kind.type, content: bytes };
}

const refused = (message: string) => invalid([{ field: 'attachment', message }]);

/** Without folders, ending, control characters and what file systems or mails read as something else. */
function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} _-]+/gu, '-')
    .replace(/^[-\s]+|[-\s]+$/g, '')
    .slice(0, 80);
  return plain || 'adjunto';
}
