import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { promisify } from 'node:util';
import { commentContentMax } from '@femcoders/contracts/comment-limits';
import { doubtfulFrom, spamFrom } from '@femcoders/contracts/spam-limits';
import { spamScoreSchema } from '@femcoders/contracts/spam-score';
import { type CommentFacts, scoreComment } from './spam-score.ts';

const facts = (content: string, more: Partial<CommentFacts> = {}): CommentFacts => ({
  content,
  alias: 'Anónimo',
  elapsedMs: null,
  sameTextLately: 0,
  siteHost: 'femcoders.example',
  ...more,
});
const score = (content: string, more?: Partial<CommentFacts>) => scoreComment(facts(content, more));
const codes = (content: string, more?: Partial<CommentFacts>) => score(content, more).reasons.map(({ code }) => code);

describe('how much a comment looks like spam', () => {
  test('the points of its reasons add up to the score, cut at 0 and 100', () => {
    const shout = score('Mirad esto que he encontrado: https://una-tienda.shop https://otra-tienda.shop');
    assert.equal(
      shout.score,
      shout.reasons.reduce((sum, { points }) => sum + points, 0),
    );
    assert.equal(score('Gana 500 € al día, escríbeme por WhatsApp +34 600 123 456').score, 100);
    assert.equal(score('¿Por qué `display: grid` no centra este div con flex?').score, 0);
  });

  test('the same comment always has the same score', () => {
    const content = 'El mejor casino online: https://casino777.xyz';
    assert.deepEqual(spamScoreSchema.parse(score(content)), score(content));
  });

  test('a reason says in words what was noticed', () => {
    const words = score('Mira https://una.com y https://otra.com').reasons.map((reason) => reason.words);
    assert.ok(words.includes('Dos enlaces'), String(words));
  });

  for (const content of ['c4s1n0 onl1ne', 'cаsіno online', 'c a s i n o online', 'ca\u200bsi\u200bno online']) {
    test(`a disguise counts against it: ${content}`, () => {
      assert.ok(codes(content).includes('disguised-words'));
      assert.ok(score(content).score >= spamFrom);
    });
  }

  for (const address of [
    'https://developer.mozilla.org/es/docs/Web/CSS/grid',
    'https://github.com/ana/mi-web',
    'https://femcoders.example/eventos',
    'http://localhost:3000',
  ]) {
    test(`${address} is no foreign address`, () => {
      assert.deepEqual(codes(address), []);
    });
  }

  for (const content of [
    'a11y',
    'event.target.value',
    'Node.js',
    'muy bien.es que no lo sabía',
    '@media print',
    'boton.click() y el.style.top = 0',
  ]) {
    test(`no address is seen in "${content}"`, () => {
      assert.ok(!codes(content).includes('links'));
    });
  }

  test('a link in Markdown counts as one, and its words may not name another site', () => {
    assert.ok(codes('Mira [esto](https://una-tienda.shop)').includes('links'));
    assert.ok(!codes('Está en [link](https://web.dev/learn)').includes('forum-markup'));
    assert.ok(codes('Entra en [https://web.dev](https://otra.example/x)').includes('misleading-link'));
    assert.equal(score('La guía: [https://web.dev/learn](https://web.dev/learn/css)').score, 0);
  });

  test('time and repetition count, when they are known', () => {
    const long = 'Muchas gracias por la explicación, me ha servido para terminar mi ejercicio.';
    assert.equal(score(long).score, 0);
    assert.deepEqual(codes(long, { elapsedMs: 900 }).slice(0, 1), ['too-fast']);
    assert.ok(score(long, { sameTextLately: 3 }).score >= doubtfulFrom);
    assert.ok(score('¡Gracias!', { sameTextLately: 3 }).score < doubtfulFrom);
  });

  test('no text keeps it busy: the longest ones made to lead a pattern astray are read', async () => {
    const seeds =
      '["a","a ","a.","a-",".","-"," ","\\n","<","<a","`","``` ","{","{a:","a:","aaa: b","@","a@b.","http://","www.","[url=",' +
      '"+1 ","600 ","6","0","1,","$1","👩🏽‍💻","a\\u200b","aа","ﷺ","q w"," punto com","import a ","function a","=>","[.]","casino ","é","?a="]';
    const script = `
      const { scoreComment } = await import(${JSON.stringify(join(import.meta.dirname, 'spam-score.ts'))});
      for (const seed of ${seeds}) {
        const content = seed.repeat(${commentContentMax}).slice(0, ${commentContentMax});
        for (const text of [content, content.slice(1) + '!', content.slice(1) + 'ñ'])
          scoreComment({ content: text, alias: text.slice(0, 40), elapsedMs: 1, sameTextLately: 0, siteHost: 'a.example' });
      }
      console.log('all read');`;
    // A pattern that backtracks would take hours; another process can be given up.
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      timeout: 60_000,
    });
    assert.equal(stdout.trim(), 'all read');
  });
});
