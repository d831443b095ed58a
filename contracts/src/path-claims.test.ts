import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { claimOf, contestedPrefixes, type PathClaim } from './path-claims.ts';

const claim = (name: string, ...prefixes: string[]): PathClaim => ({ name, owner: `equipo-${name}`, prefixes });
const route = (path: string) => ({ id: path, path, chunks: [], styles: [], slots: [] });

describe('the addresses of a remote', () => {
  test('are its own when nobody else begins like that', () => {
    const others = [claim('mf-events', '/eventos'), claim('shell', '/equipo')];
    assert.deepEqual(contestedPrefixes(claim('mf-jobs', '/jobs', '/eventos-de-empleo'), others), []);
  });

  test('may not be those of another, nor above or below them', () => {
    for (const prefix of ['/eventos', '/eventos/ofertas', '/eventos/']) {
      const [sentence, ...rest] = contestedPrefixes(claim('mf-jobs', prefix), [claim('mf-events', '/eventos')]);
      assert.match(sentence ?? '', /choca con \/eventos, que es de mf-events \(equipo-mf-events\)/);
      assert.deepEqual(rest, []);
    }
    assert.equal(contestedPrefixes(claim('mf-jobs', '/recursos'), [claim('mf-blog', '/recursos/css')]).length, 1);
    assert.equal(contestedPrefixes(claim('mf-jobs', '/'), [claim('mf-blog', '/blog')]).length, 1);
  });

  test('are not those that the site answers itself', () => {
    assert.match(contestedPrefixes(claim('mf-jobs', '/api/jobs'), [])[0] ?? '', /choca con \/api, que es de shell/);
  });

  test('stay its own in its next release', () => {
    assert.deepEqual(contestedPrefixes(claim('mf-jobs', '/jobs'), [claim('mf-jobs', '/jobs')]), []);
  });
});

describe('what a release holds', () => {
  test('are its prefixes', () => {
    const release = { name: 'mf-a', owner: 'a', prefixes: ['/a'], routes: [route('/a/b')], documents: [] };
    assert.deepEqual(claimOf(release).prefixes, ['/a']);
  });

  test('without prefixes it is what its pages begin with; home is only home', () => {
    const routes = ['/', '/equipo', '/equipo/:slug', '/recursos/:area/:slug'].map(route);
    const release = { name: 'shell', owner: 'a', prefixes: [], routes, documents: [{ path: '/x/rss.xml', type: '' }] };
    assert.deepEqual(claimOf(release).prefixes, ['/equipo', '/recursos', '/x/rss.xml']);
  });
});
