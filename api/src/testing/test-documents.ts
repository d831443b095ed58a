import { deflateSync } from 'node:zlib';
import { strToU8, type Zippable, zipSync } from 'fflate';

/** What somebody sends: files that are what they say, and files that are not. */
export const pdfOf = (...objects: string[]) =>
  Buffer.from(
    `%PDF-1.7\n${objects.map((object, n) => `${n + 1} 0 obj\n${object}\nendobj\n`).join('')}%%EOF\n`,
    'latin1',
  );

export const pdf = (text = 'Hola') =>
  pdfOf('<< /Type /Catalog >>', `<< /Length 20 >>\nstream\n(${text}) Tj\nendstream`);
export const pdfWithScript = () => pdfOf('<< /Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>');
export const pdfWithHiddenName = () => pdfOf('<< /Type /Catalog /OpenAction << /S /J#61vaScript /JS (1) >> >>');
export const lockedPdf = () => pdfOf('<< /Type /Catalog >>', '<< /Encrypt 5 0 R >>');

/**
 * A PDF whose objects lie packed.
 * @param before stands in front of their description
 */
export function packedPdf(objects: string, before = ''): Buffer {
  return pdfOfPacked(deflateSync(Buffer.from(objects)), before);
}

/** The same where what is packed breaks off: the objects given, and so many bytes behind them. */
export function brokenPackedPdf(bytes: number, objects = ''): Buffer {
  const packed = deflateSync(Buffer.concat([Buffer.from(objects), Buffer.alloc(bytes, ' ')]));
  packed.fill(0xff, packed.length - 8);
  return pdfOfPacked(packed, '');
}

/** A PDF whose objects lie packed in a way of their own, told by what stands in their description. */
export const pdfPackedAs = (packed: Buffer, told: string) =>
  pdfOf(
    `<< /Type /ObjStm /N 1 /First 4 ${told} >>\nstream\r\n${packed.toString('latin1')}\r\nendstream`,
    '<< /Type /Catalog >>',
  );

const pdfOfPacked = (packed: Buffer, before: string) =>
  pdfOf(
    `${before}<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\r\n${packed.toString('latin1')}\r\nendstream`,
  );

const zip = (members: Zippable) => Buffer.from(zipSync(members));

export const docx = (extra: Record<string, string | Uint8Array> = {}) =>
  zip(
    Object.fromEntries(
      Object.entries({
        '[Content_Types].xml': '<Types><Override ContentType="application/vnd.openxmlformats"/></Types>',
        'word/document.xml': '<w:document><w:t>Hola</w:t></w:document>',
        ...extra,
      }).map(([path, content]) => [path, typeof content === 'string' ? strToU8(content) : content]),
    ),
  );

export const odt = (extra: Record<string, string> = {}) =>
  zip({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': strToU8('<office:document-content/>'),
    'META-INF/manifest.xml': strToU8('<manifest:manifest/>'),
    ...Object.fromEntries(Object.entries(extra).map(([path, text]) => [path, strToU8(text)])),
  });

export const plainZip = () => zip({ 'fotos/una.txt': strToU8('Hola') });

/** A picture of one pixel. */
export const png = () =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
