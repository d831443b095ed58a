import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Switch } from '@femcoders/registry/switches';
import { publishedLines } from './switch-lines.ts';

const done: Switch = { name: 'mf-blog', version: 'b', previous: 'a', switched: true, held: false, steppedBack: [] };

describe('what publishing has come to', () => {
  it('names the version before, and how to go back to it', () => {
    assert.deepEqual(publishedLines('b', done), [
      'mf-blog: b está en vivo (antes a). Para deshacerlo: npm run rollback -- mf-blog',
    ]);
    assert.match(publishedLines('b', { ...done, previous: null }).join(), /no había ninguna antes/);
    assert.match(publishedLines('b', { ...done, switched: false }).join(), /ya estaba en vivo/);
  });

  it('says that a version waits while another is held, and how to let that go', () => {
    const [line] = publishedLines('c', { ...done, switched: false, held: true });
    assert.match(line ?? '', /c está publicada y espera, porque b está fijada.*npm run unpin -- mf-blog/);
  });

  it('names the remotes that a new shell shows in a version before, with the reasons', () => {
    const steppedBack = [{ name: 'mf-blog', from: 'b', to: 'a', reasons: ['Falta algo.'] }];
    assert.deepEqual(
      publishedLines('2', { ...done, name: 'shell', version: '2', previous: '1', steppedBack }).slice(1),
      ['mf-blog: se muestra a en lugar de b, que no encaja con el nuevo shell:', '  · Falta algo.'],
    );
  });
});
