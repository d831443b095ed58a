import assert from 'node:assert/strict';
import { test } from 'node:test';
import { composeMail } from './compose-mail.ts';

const parts = { to: 'ana@prueba.example', why: 'Recibes este correo porque es una prueba.' };

test('a mail says the same as text and as HTML', () => {
  const mail = composeMail({
    ...parts,
    subject: 'Hola',
    paragraphs: ['Uno\ny dos.', ['Una cosa', 'Otra'], { facts: [['Cuándo', 'mañana']] }, { quote: 'Lo dije\nyo' }],
    links: [
      ['Tu plaza', 'https://site.example/mi-plaza?a=1&b=2#x'],
      ['El evento', 'https://site.example/eventos'],
    ],
  });
  assert.equal(
    mail.text,
    [
      'Hola:',
      'Uno\ny dos.',
      '- Una cosa\n- Otra',
      'Cuándo: mañana',
      '> Lo dije\n> yo',
      'Tu plaza: https://site.example/mi-plaza?a=1&b=2#x',
      'El evento: https://site.example/eventos',
    ].join('\n\n'),
  );
  const plain = mail.html
    .replace(/<br>/g, '\n')
    .replace(/<a [^>]*href="([^"]*)"[^>]*>/g, '$1 ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&');
  for (const piece of mail.text.split(/\n+|: |^[->] /m).filter(Boolean)) assert.ok(plain.includes(piece), piece);
  // The first address can be copied too: some programs draw no button.
  assert.equal(mail.html.split('https://site.example/mi-plaza?a=1&amp;b=2#x').length - 1, 3);
});

test('nothing that is given becomes HTML', () => {
  const bad = '"><script>x</script>';
  const { html } = composeMail({
    ...parts,
    subject: bad,
    paragraphs: [bad, [bad], { facts: [[bad, bad]] }, { quote: bad }],
    links: [
      [bad, bad],
      [bad, bad],
    ],
  });
  assert.ok(!html.includes('<script') && !html.includes('"">'));
});

test('a subject that is too long is cut at a word, and one without words anywhere', () => {
  const subjectOf = (subject: string) => composeMail({ ...parts, subject, paragraphs: ['.'] }).subject;
  const long = 'Cambian hora y sede de Accesibilidad web: del dicho al hecho, con ejemplos';
  assert.equal(subjectOf(long), 'Cambian hora y sede de Accesibilidad web: del dicho al…');
  const word = subjectOf(`Tu plaza en ${'x'.repeat(80)}`);
  assert.deepEqual([word.length, word.startsWith('Tu plaza en xxx')], [60, true]);
  assert.ok(subjectOf('🌸'.repeat(40)).isWellFormed());
});
