import { readZip, tooMuch, unpack, ZipError, type ZipMember } from './zip-directory.ts';

type OfficeFile = { type: 'docx' | 'odt' } | { obstacle: string };

const notText = 'Este archivo es un ZIP, no un documento. Envía los documentos uno a uno, en PDF, DOCX u ODT';
const hasMacros = 'El documento lleva macros o programas dentro. Guárdalo sin ellos, o como PDF';
const fetchesMore =
  'El documento trae una imagen, un objeto o una plantilla de otro sitio. Guárdalo como PDF y envía el PDF';
const locked = 'El documento tiene contraseña. Guárdalo sin ella y prueba otra vez';

/** Programs in Word's files (ECMA-376) and in OpenDocument's. */
const programs =
  /(^|\/)(vba(Project|ProjectSignature|Data)\w*\.(bin|xml)|activeX\/|oleObject\d*\.bin)|^(Basic|Scripts)\/./i;
/** Larger ones are no list of parts, or of what they refer to. */
const listMax = 1024 * 1024;
const odtType = 'application/vnd.oasis.opendocument.text';

/**
 * Which kind of document an archive is, or what keeps it from being taken. Each of its parts is unpacked once, so that
 * none is larger than it says.
 * @throws ZipError where the archive cannot be read
 */
export async function officeType(archive: Buffer): Promise<OfficeFile> {
  const members = readZip(archive);
  const named = new Map(members.map((member) => [member.name, member]));
  const type = isOdt(members)
    ? 'odt'
    : named.has('[Content_Types].xml') && named.has('word/document.xml')
      ? 'docx'
      : null;
  if (!type) return { obstacle: notText };
  if (members.some(({ name }) => programs.test(name))) return { obstacle: hasMacros };
  const obstacle = type === 'docx' ? await docxObstacle(members) : await odtObstacle(named);
  if (obstacle) return { obstacle };
  for (const member of members) await unpack(member, false);
  return { type };
}

/** The first part says it, unpacked (OpenDocument 1.3, part 2, 3.3). */
function isOdt([first]: ZipMember[]): boolean {
  return first?.name === 'mimetype' && !first.deflated && first.packed.toString('latin1') === odtType;
}

async function docxObstacle(members: ZipMember[]): Promise<string | null> {
  for (const member of members) {
    if (member.name === '[Content_Types].xml') {
      if (/macroEnabled|vbaProject/i.test(await textOf(member))) return hasMacros;
    } else if (/\.rels$/i.test(member.name) && bringsMore(await textOf(member))) return fetchesMore;
  }
  return null;
}

const relationship = /<(?:\w+:)?Relationship\b((?:\s+[\w:]+\s*=\s*(?:"[^"]*"|'[^']*'))*)/g;

/** Whether a part refers to something outside that is fetched by itself: only links wait until somebody follows them. */
function bringsMore(relations: string): boolean {
  return [...relations.matchAll(relationship)].some(
    ([, said = '']) =>
      /TargetMode\s*=\s*["']External/i.test(said) && !/(?<![\w:])Type\s*=\s*["'][^"']*\/hyperlink["']/.test(said),
  );
}

async function odtObstacle(named: Map<string, ZipMember>): Promise<string | null> {
  const manifest = await textOf(named.get('META-INF/manifest.xml'));
  if (/encryption-data/i.test(manifest)) return locked;
  return named.has('content.xml') ? null : notText;
}

/**
 * The letters of a part, however they are encoded: XML may be UTF-16, and any letter may be written by its number.
 * @throws ZipError for one that is larger than anybody's
 */
async function textOf(member: ZipMember | undefined): Promise<string> {
  if (!member) return '';
  if (member.size > listMax) throw new ZipError(tooMuch);
  const letters = (await unpack(member, true)).toString('latin1').replaceAll('\0', '');
  return letters.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code < 128 ? String.fromCharCode(code) : '';
  });
}
