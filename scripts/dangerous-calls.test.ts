import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { projectFiles } from './module-graph.ts';

const root = join(import.meta.dirname, '..');
/** Matches the code that runs in a server or in a visitor's browser. */
const runs = /^(?:api|contracts|platform|registry|services|shared-ui|shell|start|mf-\w+)\/(?:src|server|parts|build)\//;
const isTest = (file: string) => /\.test\.tsx?$|\/(?:testing|test|seed)\/|\/test-[\w-]+\.ts$/.test(file);

describe('the code that runs', () => {
  let sources: [file: string, text: string][] = [];
  before(async () => {
    const files = (await projectFiles(root)).filter((file) => runs.test(file) && /\.tsx?$/.test(file) && !isTest(file));
    sources = await Promise.all(
      files.map(async (file): Promise<[string, string]> => [file, await readFile(join(root, file), 'utf8')]),
    );
    assert.ok(sources.length > 500, 'the sources are read');
  });
  const filesWith = (what: RegExp) => sources.filter(([, text]) => what.test(text)).map(([file]) => file);

  it('makes no code of text', () => {
    assert.deepEqual(filesWith(/(?<![\w.'-])eval\(|new Function\(|\bvm\.run|from 'node:vm'/), []);
    const raw = sources.filter(([, text]) => /dangerouslySetInnerHTML=\{(?!\{ __html: '' \}\})/.test(text));
    assert.deepEqual(
      raw.map(([file]) => file),
      [],
      'only to keep what the server has written: with nothing of its own',
    );
  });

  it('starts other programs only to run the database, to build releases and to try them, and the API of a development server', () => {
    const starting = filesWith(/from 'node:child_process'/);
    const known =
      /^services\/src\/|^start\/src\/(?:build-in-child|candidate\/try-candidates|development\/dev-api)\.ts$/;
    assert.deepEqual(
      starting.filter((file) => !known.test(file)),
      [],
    );
    assert.deepEqual(
      filesWith(/import \{[^}]*\bexec(?:Sync)?\b[^}]*\} from 'node:child_process'|shell: true/),
      [],
      'never by a shell',
    );
  });

  it('writes no value into a query by hand', () => {
    for (const [file, text] of sources) {
      for (const [, inside = ''] of text.matchAll(/sql\.raw\(([^\n]*)/g)) {
        assert.match(
          inside,
          /^`array\['\$\{\w+\.join\("','"\)\}'\]`|^String\(at\)|^order === 'asc' \? '>' : '<'\)/,
          `${file}: ${inside}`,
        );
      }
    }
    // A template inside of `.query(…)` could hold what somebody has sent.
    const written = filesWith(/\.query(?:<[^>]*>)?\(\s*`[^`]*\$\{/);
    const known = /^start\/src\/backup|^services\/src\/|^api\/src\/database\//;
    // Put together of constants of their own file.
    const ofConstants = /^registry\/src\/(?:beacon-store|document-source|release-store|rollouts\/rollout-store)\.ts$/;
    assert.deepEqual(
      written.filter((file) => !known.test(file) && !ofConstants.test(file)),
      [],
    );
  });

  it('locks one thing with each number: who waits for something else waits for nothing', () => {
    const numbers = sources.flatMap(([, text]) =>
      [...text.matchAll(/^const \w+Lock = ([\d_]+);$/gm)].map(([, number]) => number),
    );
    assert.ok(numbers.length >= 8, 'the locks are found');
    assert.deepEqual(
      numbers.filter((number, at) => numbers.indexOf(number) !== at),
      [],
    );
  });

  it('switches off no check of a certificate', () => {
    assert.deepEqual(filesWith(/rejectUnauthorized: false|TLS_REJECT_UNAUTHORIZED/), []);
    // Of an address with several hosts it takes the certificate of any of them, and of no other.
    assert.deepEqual(filesWith(/checkServerIdentity/), ['api/src/database/writable-host.ts']);
  });

  it('takes chance for secrets from the system, and hashes with nothing that is broken', () => {
    const servers = sources.filter(([file]) => /^(?:api|registry|services|start)\/src\/|^shell\/server\//.test(file));
    const guessable = servers.filter(([, text]) => /Math\.random\(/.test(text)).map(([file]) => file);
    assert.deepEqual(guessable, []);
    assert.deepEqual(filesWith(/createHash\('(?!sha256|sha384|sha512)\w/), []);
    assert.deepEqual(filesWith(/create(?:C|Dec)ipher(?:iv)?\('(?!aes-256-gcm)/), []);
  });
});
