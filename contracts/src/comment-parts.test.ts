import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type CommentPart, commentParts } from './comment-parts.ts';

const links = (content: string) =>
  commentParts(content).flatMap((part) => (part.kind === 'link' ? [[part.text, part.href]] : []));
const written = (parts: CommentPart[]) => parts.map(({ text }) => text).join('');

describe('the text of a comment', () => {
  test('has code, bold words and links, and all else as it was written', () => {
    assert.deepEqual(commentParts('Usa `gap`, **siempre**: [la guía](https://developer.mozilla.org/es/) y ya.\n* no'), [
      { kind: 'text', text: 'Usa ' },
      { kind: 'code', text: 'gap' },
      { kind: 'text', text: ', ' },
      { kind: 'strong', text: 'siempre' },
      { kind: 'text', text: ': ' },
      {
        kind: 'link',
        text: 'la guía',
        href: 'https://developer.mozilla.org/es/',
        host: 'developer.mozilla.org',
      },
      { kind: 'text', text: ' y ya.\n* no' },
    ]);
  });

  test('has bare addresses as links, without what ends the sentence', () => {
    assert.deepEqual(links('Mira https://web.dev/learn, (o https://es.wikipedia.org/wiki/Flex_(CSS)).'), [
      ['https://web.dev/learn', 'https://web.dev/learn'],
      ['https://es.wikipedia.org/wiki/Flex_(CSS)', 'https://es.wikipedia.org/wiki/Flex_(CSS)'],
    ]);
    assert.deepEqual(links('[Node.js](https://nodejs.org/es)'), [['Node.js', 'https://nodejs.org/es']]);
    assert.equal(written(commentParts('a https://web.dev/x). b')), 'a https://web.dev/x). b');
    assert.deepEqual(links('[wiki](https://es.wikipedia.org/wiki/Flex_(CSS)) y'), [
      ['wiki', 'https://es.wikipedia.org/wiki/Flex_(CSS)'],
    ]);
  });

  test('reads nothing inside code, and no mark over the end of a line', () => {
    assert.deepEqual(commentParts('`**a** https://web.dev`'), [{ kind: 'code', text: '**a** https://web.dev' }]);
    for (const text of ['`a\nb`', '**a\nb**', '[a\nb](https://web.dev)x'.replace('https', 'http')])
      assert.deepEqual(commentParts(text), [{ kind: 'text', text }]);
  });

  test('leads nobody where readers may not be sent: it stays as it was written', () => {
    for (const text of [
      '[a](javascript:alert(1))',
      '[a](JaVaScRiPt:alert(1))',
      '[a](data:text/html,<script>alert(1)</script>)',
      '[a](//evil.example)',
      '[a](http://evil.example)',
      '[a](https://ana@evil.example/)',
      'https://banco.example@evil.example/',
      'https://web.dev\\@evil.example',
      'https://127.0.0.1/',
      'https://localhost/',
      'https://router.lan/',
      'https://web.dev/\u202egpj.exe',
      '[\u202eved.bew](https://evil.example)',
      '[https://web.dev](https://evil.example)',
      '[web.dev](https://evil.example)',
      '[web.dev/evil.example](https://evil.example)',
      '[web.dev/evil.org](https://evil.org)',
      '[banco.de/evil.org](https://evil.org/)',
      '[https://web.dev/evil.org](https://evil.org)',
      '[evil.org.web.dev](https://evil.org)',
      '[evil.org y web.dev](https://evil.org)',
      '[https://evil.org@web.dev](https://evil.org)',
      '[no-evil.org](https://evil.org)',
      '![a](x)',
      '<a href="https:evil.example">a</a>',
      '<script>alert(1)</script>',
    ]) {
      const parts = commentParts(text);
      assert.deepEqual(
        parts.filter(({ kind }) => kind === 'link'),
        [],
        text,
      );
      assert.equal(written(parts), text);
    }
  });

  test('names the host as browsers write it, where letters only look alike', () => {
    const [part] = commentParts('https://аpple.com/');
    assert.equal(part?.kind === 'link' && part.host, 'xn--pple-43d.com');
  });

  test('names the host unless the words begin with it: hidden in other words it would go unseen', () => {
    const hostOf = (content: string) =>
      commentParts(content).flatMap((part) => (part.kind === 'link' ? part.host : []));
    assert.deepEqual(hostOf('[banco.de, o evil.org](https://evil.org)'), ['evil.org']);
    assert.deepEqual(hostOf('[banco․com](https://evil.org)'), ['evil.org']);
    assert.deepEqual(hostOf('[La guía de web.dev](https://web.dev/learn)'), ['web.dev']);
    assert.deepEqual(hostOf('[web.devil](https://web.dev/)'), ['web.dev']);
    for (const own of [
      'https://web.dev/learn',
      '[web.dev](https://web.dev/learn)',
      '[https://Web.dev/x](https://web.dev/x)',
    ])
      assert.deepEqual(hostOf(own), [null], own);
  });

  test('loses no sign and reads ten thousand of each in no time', () => {
    for (const one of [
      '[',
      ']',
      '(',
      '`',
      '*',
      '**',
      '[a](',
      '[a](https://',
      'https://',
      '[[a](https://b.es/(',
      '**a*',
      '`a\n',
    ])
      for (const text of [one.repeat(10_000), `${one.repeat(10_000)}https://web.dev${']'.repeat(10_000)}`]) {
        const parts = commentParts(text);
        assert.ok(text.includes(written(parts.slice(0, 1))));
      }
  });
});
