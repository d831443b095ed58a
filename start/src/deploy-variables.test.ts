import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { siteConfigVariables } from '@femcoders/contracts/site-config';
import { parse, parseAllDocuments } from 'yaml';
import { variablesSchema } from './environment-variables.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Read by Amazon's client, Node and npm. */
const ofOthers = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_REGION', 'NODE_ENV', 'npm_config_cache'];
const known = new Set([...Object.keys(variablesSchema.shape), ...Object.keys(siteConfigVariables), ...ofOthers]);
/** Variables of images that are not ours. */
const foreign = /^(?:POSTGRES|PG|PATH$|TERM$|HOME$)/;

const assigned = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Every name that is the key of an `env`, an `environment` or the data of a configuration. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'environment' || key === 'data') return Object.keys((inner ?? {}) as object);
    if (key === 'env') return (inner as { name: string }[]).map(({ name }) => name);
    return namesIn(inner);
  });
}

describe('the variables that docs/deploy sets', () => {
  const deploy = readdirSync(join(root, 'docs/deploy'));
  const files: Record<string, string[]> = {
    ...Object.fromEntries(
      deploy
        .filter((name) => name.endsWith('.env'))
        .map((name) => [name, assigned(read(`docs/deploy/${name}`), /^(\w+)=/gm)]),
    ),
    ...Object.fromEntries(
      deploy
        .filter((name) => name.endsWith('.service'))
        .map((name) => {
          const lines = assigned(read(`docs/deploy/${name}`), /^Environment=(.*)$/gm).join(' ');
          return [name, assigned(lines, /(?:^|\s)(\w+)=/g)];
        }),
    ),
    femcoders: assigned(read('docs/deploy/femcoders'), /\s([A-Z_]+)=/g),
    'compose.yaml': namesIn(parse(read('compose.yaml'), { merge: true })),
    Dockerfile: assigned(read('Dockerfile'), /^ENV (\w+)/gm),
    'containers.md': assigned(read('docs/containers.md'), /--from-literal=(\w+)=/g),
    ...Object.fromEntries(
      ['site.yaml', 'jobs.yaml'].map((name) => [
        name,
        parseAllDocuments(read(`docs/deploy/kubernetes/${name}`)).flatMap((document) => namesIn(document.toJS())),
      ]),
    ),
  };
  for (const [file, names] of Object.entries(files))
    it(`are all read by the code: ${file}`, () => {
      const unread = names.filter((name) => !known.has(name) && !foreign.test(name));
      assert.deepEqual(unread, []);
    });

  it('are found where they are set', () => {
    // Its jobs take theirs from the configuration of the site.
    const silent = Object.keys(files).filter((file) => files[file]?.length === 0);
    assert.deepEqual(silent, ['jobs.yaml']);
    assert.ok(files['site.yaml']?.includes('PUBLIC_URL') && files['compose.yaml']?.includes('DATABASE_URL'));
  });
});
