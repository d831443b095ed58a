import { strToU8, type Zippable, zipSync } from 'fflate';

/** Test files: some are of the kind that they claim, some are not. */
export const pdfOf = (...objects: string[]) =>
  Buffer.from(
    `%PDF-1.7\n${objects.map((object, n) => `${n + 1} 0 obj\n${object}\nendobj\n`).join('')}%%EOF\n`,
    'latin1',
  );

export const pdf = (text = 'Hola') =>
  pdfOf('<< /Type /Catalog >>', `<< /Length 20 >>\nstream\n(${text}) Tj\nendstream`);

const zip = (members: Zippable) => Buffer.from(zipSync(members));

/** Returns the part that states the kind of a Word document. */
export const contentTypes = (type: string) =>
  `<Types><Override PartName="/word/document.xml" ContentType="${type}.main+xml"/></Types>`;

const wordDocument = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const text = { 'word/document.xml': '<w:document><w:t>Hola</w:t></w:document>' };
const types = { '[Content_Types].xml': contentTypes(wordDocument) };
type Members = Record<string, string | Uint8Array>;

export const docx = (extra: Members = {}) => zipOf({ ...types, ...text, ...extra });

/** As programs other than Word write it. */
export const docxWithTypesLast = (extra: Members = {}) => zipOf({ ...extra, ...text, ...types });

const zipOf = (members: Members) =>
  zip(
    Object.fromEntries(
      Object.entries(members).map(([path, content]) => [
        path,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  );

export const odt = () =>
  zip({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': strToU8('<office:document-content/>'),
    'META-INF/manifest.xml': strToU8('<manifest:manifest/>'),
  });

export const plainZip = () => zip({ 'fotos/una.txt': strToU8('Hola') });

/** A picture of one pixel. */
export const png = () =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
