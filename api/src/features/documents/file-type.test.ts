import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { ApiProblem } from '../../problems.ts';
import { createRandom } from '../../testing/fuzz/random.ts';
import { contentTypes, docx, docxWithTypesLast, odt, pdf, plainZip, png } from '../../testing/test-documents.ts';
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

const jpg = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();

test('a file is what its content says: PDF, DOCX, ODT, PNG and JPG are taken', async () => {
  const found = [];
  for (const file of [pdf(), docx(), odt(), png(), await jpg()]) found.push(await typeOfFile(file));
  assert.deepEqual(found, ['pdf', 'docx', 'odt', 'png', 'jpg']);
});

test('a document of Word is one also where what says so stands behind a large picture', async () => {
  const picture = new Uint8Array(200_000).map((_, n) => (n * n) % 251);
  assert.equal(await typeOfFile(docx({ 'word/media/large.bin': picture })), 'docx');
  const last = docxWithTypesLast({ 'word/media/large.bin': picture });
  assert.equal(await typeOfFile(last), 'docx');
});

test('what only calls itself a document is refused with what to do', async () => {
  for (const text of ['Hola', '<script>alert(1)</script>', 'MZ\x90\0 un programa', '<svg xmlns="x"><script/></svg>']) {
    assert.match(await refusal(Buffer.from(text)), /no es un PDF, DOCX, ODT, PNG ni JPG de verdad/);
  }
  assert.match(await refusal(plainZip()), /es un ZIP, no un documento/);
  assert.match(await refusal(Buffer.from('d0cf11e0a1b11ae1', 'hex')), /versión antigua de Word/);
  const macros = { '[Content_Types].xml': contentTypes('application/vnd.ms-word.document.macroEnabled') };
  assert.match(await refusal(docx(macros)), /lleva macros/);
});

test('a broken file is taken or refused with a sentence', async () => {
  const random = createRandom(20_261_123);
  const whole = [pdf(), docx(), odt(), png(), await jpg()];
  for (let n = 0; n < 600; n += 1) {
    const file = Buffer.from(random.pick(whole));
    for (let changes = random.below(6); changes >= 0; changes -= 1) file[random.below(file.length)] = random.below(256);
    const cut = random.chance(0.3) ? file.subarray(0, random.below(file.length)) : file;
    await typeOfFile(cut).catch((error) => {
      if (!(error instanceof ApiProblem)) throw error;
    });
  }
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
