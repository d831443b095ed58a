import assert from 'node:assert/strict';
import { test } from 'node:test';
import { composeMail, greetByName } from './compose-mail.ts';

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

test('whose name is known is greeted by it, and nobody gets a link or a sentence in place of a name', () => {
  const greetingOf = (name?: string) => {
    const mail = composeMail({ ...parts, ...(name !== undefined && { name }), subject: 'Aviso', paragraphs: ['Uno.'] });
    const greeting = mail.text.split('\n')[0] ?? '';
    assert.ok(mail.html.includes(`>${greeting}</p>`), mail.html);
    return greeting;
  };
  assert.deepEqual(['Ana', ' Núria\nO’Neill-Mas ', 'M. Ángeles', '', undefined].map(greetingOf), [
    'Hola, Ana:',
    'Hola, Núria O’Neill-Mas:',
    'Hola, M. Ángeles:',
    'Hola:',
    'Hola:',
  ]);
  for (const name of ['Gana 500 €', 'mal.example', 'https://mal.example', '<b>', 'x'.repeat(41)]) {
    assert.equal(greetingOf(name), 'Hola:', name);
  }
});

test('a mail to a member greets her by the name of her account, and one that a person wrote stays as it is', () => {
  const mail = composeMail({ ...parts, subject: 'Aviso', paragraphs: ['Uno.', 'Hola: dos.'] });
  const named = greetByName(mail, 'Ana');
  assert.equal(named.text, 'Hola, Ana:\n\nUno.\n\nHola: dos.');
  assert.ok(named.html.includes('>Hola, Ana:</p>'));
  assert.deepEqual(greetByName(named, 'Eva'), named);
  const written = {
    ...composeMail({ ...parts, greeting: false, subject: 'Re', paragraphs: ['Hola:\nven.'] }),
    replyTo: 'a@b.es',
  };
  assert.deepEqual(greetByName(written, 'Ana'), written);
});

test('an hour at the end of a sentence has one full stop, in what we write and not in what is quoted', () => {
  const { text } = composeMail({
    ...parts,
    subject: 'Aviso',
    paragraphs: ['Era a las 6:30 p. m..', ['Desde las 9:00 a. m..'], { quote: 'a las 6 p. m..' }],
  });
  assert.equal(text, 'Hola:\n\nEra a las 6:30 p. m.\n\n- Desde las 9:00 a. m.\n\n> a las 6 p. m..');
});
