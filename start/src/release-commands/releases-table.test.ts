import assert from 'node:assert/strict';
import { it } from 'node:test';
import { releasesTable } from './releases-table.ts';

it('the table of releases marks what is live, lines its columns up and shows the time of Barcelona', () => {
  const release = {
    name: 'mf-blog',
    version: 'aaaaaaaaaaaaaaaa',
    live: true,
    pinned: false,
    removed: false,
    owner: 'equipo-blog',
    commit: '0123456789abcdef',
    uncommitted: false,
    untested: false,
    untried: false,
    builtAt: '2026-11-21T08:00:00.000Z',
    releasedAt: new Date('2026-11-21T23:30:00Z'),
    releasedBy: 'ana',
  };
  const older = { ...release, version: 'bbbbbbbbbbbbbbbb', live: false, commit: null };
  const unsaved = { ...release, version: 'cccccccccccccccc', live: false, uncommitted: true };
  const unchecked = { ...unsaved, untested: true, untried: true };
  const [headings = '', first = '', second = '', third = '', fourth = ''] = releasesTable([
    release,
    older,
    unsaved,
    unchecked,
  ]).split('\n');
  assert.match(fourth, /012345678 \+ +sin pruebas, sin probar$/);
  assert.match(third, /cccccccc .* 012345678 \+$/);
  assert.match(first, /^● +mf-blog +aaaaaaaaaaaaaaaa +22\/11\/26, 0:30:00 +ana +equipo-blog +012345678$/);
  assert.match(second, /^ +mf-blog +bbbbbbbbbbbbbbbb .* –$/);
  const columns = [headings.indexOf('Versión'), first.indexOf('aaaa'), second.indexOf('bbbb')];
  assert.deepEqual(columns, Array(3).fill(columns[0]));
});
