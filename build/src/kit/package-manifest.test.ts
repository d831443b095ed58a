import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { repositoryRoot } from '../paths.ts';
import { type PackageManifest, publishedManifest } from './package-manifest.ts';

const release = '0123456789abcdef';
const contracts: PackageManifest = { name: '@femcoders/contracts', version: '1.0.0', private: true };
const siblings = new Map([[contracts.name, contracts]]);
const published = (manifest: Partial<PackageManifest>) =>
  publishedManifest({ name: '@femcoders/kit', version: '1.2.0', private: true, ...manifest }, siblings, release);

test('a package is what any registry takes: public, with its own version per release, and a licence', () => {
  const { private: isPrivate, scripts, version, license, engines } = published({ scripts: { test: 'x' } });
  assert.deepEqual([isPrivate, scripts, license], [undefined, undefined, 'MIT']);
  assert.equal(version, '1.2.0-r0123456789abcdef');
  const own = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as { engines: object };
  assert.deepEqual(engines, own.engines, 'npm warns of nothing under a Node that the documents name');
});

test('it exports what was compiled, with its types, and no examples', () => {
  const { exports } = published({
    exports: {
      '.': './src/index.ts',
      './form': './src/form.tsx',
      './*': './parts/*/*.tsx',
      './styles.css': './src/styles.css',
      './css-modules': './src/css-modules.d.ts',
      './examples': './src/kit.examples.tsx',
    },
  });
  assert.deepEqual(exports, {
    '.': { types: './src/index.d.ts', default: './src/index.js' },
    './form': { types: './src/form.d.ts', default: './src/form.js' },
    './*': { types: './parts/*/*.d.ts', default: './parts/*/*.js' },
    './styles.css': './src/styles.css',
    './css-modules': { types: './src/css-modules.d.ts' },
  });
});

test('it takes its siblings from the same release, and all others as they are', () => {
  const { dependencies, peerDependencies, devDependencies } = published({
    dependencies: { '@femcoders/contracts': '*', react: '^19.0.0' },
    devDependencies: { 'jest-environment-jsdom': '^30.0.0' },
  });
  assert.deepEqual(peerDependencies, { '@femcoders/contracts': '1.0.0-r0123456789abcdef' });
  assert.deepEqual(dependencies, { react: '^19.0.0', 'jest-environment-jsdom': '^30.0.0' });
  assert.equal(devDependencies, undefined);
});
