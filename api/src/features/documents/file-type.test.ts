import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { ApiProblem } from '../../problems.ts';
import { createRandom } from '../../testing/fuzz/random.ts';
import {
  brokenPackedPdf,
  docx,
  lockedPdf,
  odt,
  packedPdf,
  pdf,
  pdfOf,
  pdfPackedAs,
  pdfWithHiddenName,
  pdfWithScript,
  plainZip,
  png,
} from '../../testing/test-documents.ts';
import { plainFileName } from './file-name.ts';
import { typeOfFile } from './file-type.ts';

async function refusal(content: Buffer): Promise<string> {
  try {
    await typeOfFile(content);
  } catch (error) {
    if (error instanceof ApiProblem) return error.fields?.[0]?.message ?? '';
    throw error;
  }
  return assert.fail('it was taken');
}

test('a file is what its content says: PDF, DOCX, ODT, PNG and JPG are taken', async () => {
  const jpg = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const found = [];
  for (const file of [pdf(), docx(), odt(), png(), jpg]) found.push(await typeOfFile(file));
  assert.deepEqual(found, ['pdf', 'docx', 'odt', 'png', 'jpg']);
});

test('what only calls itself a document is refused with what to do', async () => {
  for (const text of ['Hola', '<script>alert(1)</script>', 'MZ\x90\0 un programa']) {
    assert.match(await refusal(Buffer.from(text)), /no es un PDF, DOCX, ODT, PNG ni JPG de verdad/);
  }
  assert.match(await refusal(plainZip()), /es un ZIP, no un documento/);
  assert.match(await refusal(Buffer.from('d0cf11e0a1b11ae1', 'hex')), /versión antigua de Word/);
});

test('a picture that only begins like one, and a PDF that ends early, are damaged', async () => {
  assert.match(await refusal(png().subarray(0, 12)), /imagen: parece dañada/);
  assert.match(await refusal(Buffer.concat([png().subarray(0, 8), Buffer.from('<script>')])), /imagen: parece dañada/);
  assert.match(await refusal(pdf().subarray(0, 40)), /PDF: parece dañado/);
  assert.match(await refusal(docx().subarray(0, 60)), /archivo: parece dañado/);
});

test('a PDF that runs something when it is opened is refused, also where that is hidden', async () => {
  for (const file of [
    pdfWithScript(),
    pdfWithHiddenName(),
    packedPdf('1 0 << /S /JavaScript /JS (1) >>'),
    packedPdf('1 0 << /S /Launch /F (calc.exe) >>'),
  ]) {
    assert.match(await refusal(file), /programas que se ejecutan al abrirlo/);
  }
});

test('a CV that only speaks of JavaScript is taken', async () => {
  assert.equal(await typeOfFile(pdf('HTML/CSS/JavaScript/Launch')), 'pdf');
  assert.equal(await typeOfFile(packedPdf('1 0 << /Title (HTML/CSS/JavaScript) >>')), 'pdf');
});

test('packed objects beyond all measure are not looked through but refused', async () => {
  assert.match(await refusal(packedPdf(' '.repeat(40 * 1024 * 1024))), /ocupa demasiado/);
});

test('packed objects that are announced without end are refused, not looked for one by one', async () => {
  assert.match(await refusal(packedPdf('1 0 << >>', ' /ObjStm stream'.repeat(20_000))), /ocupa demasiado/);
});

test('packed objects that break off beyond all measure count as what they are', async () => {
  assert.match(await refusal(brokenPackedPdf(40 * 1024 * 1024)), /ocupa demasiado/);
});

test('a program is found before the place where its packed objects break off, and where their name is disguised', async () => {
  const action = '1 0 << /S /JavaScript /JS (1) >>';
  const disguised = packedPdf(action).toString('latin1').replace('/ObjStm', '/Obj#53tm');
  const announcedTwice = packedPdf(action, ' /ObjStm stream\n ');
  const broken = brokenPackedPdf(100_000, action);
  for (const file of [broken, Buffer.from(disguised, 'latin1'), announcedTwice]) {
    assert.match(await refusal(file), /programas que se ejecutan al abrirlo/);
  }
  assert.match(await refusal(pdf('<< /S\0/JavaScript /JS 5 0 R >>')), /programas que se ejecutan al abrirlo/);
});

test('an action whose name stands elsewhere, behind a remark or in a form with scripts counts as one', async () => {
  for (const file of [
    pdfOf('<< /Type /Catalog /OpenAction << /S 2 0 R /JS (app.alert(1)) >> >>', '/JavaScript'),
    pdfOf('<< /Type /Catalog /OpenAction << /S % lo de siempre\n/JavaScript /JS (1) >> >>'),
    pdfOf('<< /Type /Catalog /OpenAction << /S % uno\r% dos\r\n /Launch /F (calc.exe) >> >>'),
    pdfOf('<< /Type /Catalog /AcroForm << /XFA 2 0 R >> >>', '<< /Length 0 >>\nstream\n\nendstream'),
    pdfOf('<< /Type /Catalog /AcroForm << /XFA [(template) 2 0 R] >> >>'),
  ]) {
    assert.match(await refusal(file), /programas que se ejecutan al abrirlo/);
  }
});

test('objects that are packed so that they cannot be looked through are refused', async () => {
  const action = Buffer.from('1 0 << /S /JavaScript /JS (1) >>');
  const inHex = Buffer.from(`${action.toString('hex')}>`);
  for (const file of [
    pdfPackedAs(inHex, '/Filter /ASCIIHexDecode'),
    pdfPackedAs(inHex, '/Filter/AHx'),
    pdfPackedAs(inHex, '/Filter [ /FlateDecode /ASCII#48exDecode ]'),
    pdfPackedAs(inHex, '/Filter 2 0 R'),
    pdfPackedAs(deflateSync(action), '/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 1 >>'),
    pdfOf('<< /Type 2 0 R /N 1 /First 4 /Filter /FlateDecode >>', '/ObjStm'),
  ]) {
    assert.match(await refusal(file), /programas que se ejecutan|no podemos mirar/);
  }
  const disguised = '/Filter /ASCIIHexDecode';
  for (const description of [
    `<< ${disguised} /X#20obj 1 /Type /ObjStm /N 1 /First 4 >>`,
    `<< ${disguised} /X (<<) /Type /ObjStm /N 1 /First 4 >>`,
    `<< ${disguised} %1 0 obj <<\n/Type /ObjStm /N 1 /First 4 >>`,
    `<< /Type /ObjStm /X (>>stream\n) ${disguised} /N 1 /First 4 >>`,
    `<< /N 1 /First 4 ${disguised} >>`,
  ]) {
    const file = pdfOf(`${description}\nstream\r\n${inHex.toString('latin1')}\r\nendstream`);
    assert.match(await refusal(file), /no podemos mirar/, description);
  }
  assert.equal(await typeOfFile(pdfPackedAs(Buffer.from('1 0 << >>'), '')), 'pdf');
  assert.equal(await typeOfFile(pdfOf('<< /Type /Outlines /First 3 0 R /Last 4 0 R /Count 2 >>')), 'pdf');
  assert.equal(
    await typeOfFile(pdfPackedAs(deflateSync(Buffer.from('1 0 << >>')), '/Filter/FlateDecode/DecodeParms null')),
    'pdf',
  );
  assert.equal(await typeOfFile(pdfPackedAs(deflateSync(Buffer.from('1 0 << >>')), '/Filter [/FlateDecode]')), 'pdf');
});

test('whatever is broken of a file, it is taken or refused with a sentence', async () => {
  const random = createRandom(20_261_123);
  const jpg = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const whole = [pdf(), packedPdf('1 0 << /Title (Hola) >>'), docx(), odt(), png(), jpg];
  for (let n = 0; n < 600; n += 1) {
    const file = Buffer.from(random.pick(whole));
    for (let changes = random.below(6); changes >= 0; changes -= 1) file[random.below(file.length)] = random.below(256);
    const cut = random.chance(0.3) ? file.subarray(0, random.below(file.length)) : file;
    await typeOfFile(cut).catch((error) => {
      if (!(error instanceof ApiProblem)) throw error;
    });
  }
});

test('a picture of huge measures and one that draws itself by words are refused', async () => {
  const huge = png();
  huge.writeUInt32BE(60_000, 16);
  huge.writeUInt32BE(60_000, 20);
  assert.match(await refusal(huge), /imagen: parece dañada/);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  assert.match(await refusal(Buffer.from(svg)), /no es un PDF/);
  assert.match(await refusal(Buffer.concat([png().subarray(0, 8), Buffer.from(svg)])), /imagen: parece dañada/);
});

test('what has a password is refused, with the way to send it', async () => {
  assert.match(await refusal(lockedPdf()), /protegido con contraseña/);
  const manifest = { 'META-INF/manifest.xml': '<manifest:encryption-data/>' };
  assert.match(await refusal(odt(manifest)), /tiene contraseña/);
  const flagged = docx();
  flagged.writeUInt16LE(1, flagged.indexOf('PK\x01\x02', 0, 'latin1') + 8);
  assert.match(await refusal(flagged), /tiene contraseña/);
});

test('documents with macros, programs or templates from elsewhere are refused', async () => {
  for (const path of [
    'word/vbaProject.bin',
    'word/VBAPROJECT.BIN',
    'word/activeX/x.bin',
    'word/embeddings/oleObject1.bin',
  ]) {
    assert.match(await refusal(docx({ [path]: 'x' })), /lleva macros/, path);
  }
  assert.match(
    await refusal(docx({ '[Content_Types].xml': '<Types>document.macroEnabled.main+xml</Types>' })),
    /lleva macros/,
  );
  for (const path of ['Basic/Standard/script.xml', 'Scripts/python/x.py']) {
    assert.match(await refusal(odt({ [path]: 'x' })), /lleva macros/, path);
  }
  const rels = '<Relationship Type="x/attachedTemplate" Target="http://otro.example/x.dotm" TargetMode="External"/>';
  assert.match(await refusal(docx({ 'word/_rels/settings.xml.rels': rels })), /plantilla de otro sitio/);
});

test('macros are found whatever their file is called and however the list of parts is written', async () => {
  const macros = '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>';
  const types = (content: string | Buffer) => docx({ '[Content_Types].xml': content, 'word/inocente.bin': 'x' });
  assert.match(await refusal(types(`${macros}${' '.repeat(2 * 1024 * 1024)}`)), /ocupa demasiado|lleva macros/);
  assert.match(await refusal(types(macros.replace('macroEnabled', 'macro&#69;nabled'))), /lleva macros/);
  assert.match(await refusal(types(macros.replace('macroEnabled', 'macro&#x45;nabled'))), /lleva macros/);
  for (const mark of ['\uFEFF', '']) {
    const [little, big] = [Buffer.from(`${mark}${macros}`, 'utf16le'), Buffer.from(`${mark}${macros}`, 'utf16le')];
    assert.match(await refusal(types(little)), /lleva macros/);
    assert.match(await refusal(types(big.swap16())), /lleva macros/);
  }
  const program = 'application/vnd.ms-office.vbaProject';
  assert.match(await refusal(types(`<Types><Default Extension="bin" ContentType="${program}"/></Types>`)), /macros/);
});

test('an archive with two files of one name is refused: programs do not agree which one counts', async () => {
  const twice = docx({ '[content_types].XML': '<Types/>' });
  assert.match(await refusal(twice), /parece dañado/);
});

test('a document that brings pictures, objects or templates from elsewhere is refused, one with links is taken', async () => {
  const related = (type: string, mode = 'External') =>
    `<Relationships><Relationship Id="r1" TargetMode='${mode}' Target="https://otro.example/x" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}"/></Relationships>`;
  for (const type of ['attachedTemplate', 'image', 'oleObject', 'frame', 'attached&#84;emplate']) {
    for (const path of ['word/_rels/settings.xml.rels', 'word/_rels/otra.xml.rels']) {
      assert.match(await refusal(docx({ [path]: related(type) })), /de otro sitio/, `${type} ${path}`);
    }
  }
  assert.equal(await typeOfFile(docx({ 'word/_rels/document.xml.rels': related('hyperlink') })), 'docx');
  assert.equal(await typeOfFile(docx({ 'word/_rels/document.xml.rels': related('image', 'Internal') })), 'docx');
});

test('an archive that gets enormous when it is opened is refused, whatever it says of itself', async () => {
  const much = ' '.repeat(101 * 1024 * 1024);
  assert.match(await refusal(docx({ 'word/media/a.xml': much })), /ocupa demasiado al abrirlo/);
  const liar = docx({ 'word/media/a.xml': ' '.repeat(1024 * 1024) });
  const entry = liar.lastIndexOf('PK\x01\x02', undefined, 'latin1');
  liar.writeUInt32LE(10, entry + 24);
  assert.match(await refusal(liar), /ocupa demasiado al abrirlo/);
});

test('a name is kept as far as any system can store it, with the ending of what the file is', () => {
  assert.equal(plainFileName('Currículum Núria (2026).docx.pdf', 'pdf'), 'Currículum Núria (2026).docx.pdf');
  assert.equal(plainFileName('../../etc/passwd', 'pdf'), 'passwd.pdf');
  assert.equal(plainFileName('C:\\fotos\\yo.exe', 'png'), 'yo.png');
  assert.equal(plainFileName('cv\u202Efdp.exe', 'pdf'), 'cv-fdp.pdf');
  assert.equal(plainFileName('\u0001<b>"🌸"', 'odt'), 'b.odt');
  assert.equal(plainFileName('...', 'jpg'), 'documento.jpg');
  assert.equal([...plainFileName('ñ'.repeat(300), 'docx')].length, 120);
});
