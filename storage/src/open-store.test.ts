import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseStorageUrl } from './open-store.ts';

describe('STORAGE_URL', () => {
  it('names a bucket of Amazon, with or without a place in it', () => {
    assert.deepEqual(parseStorageUrl('s3://femcoders', {}), { kind: 's3', bucket: 'femcoders', prefix: '' });
    assert.deepEqual(parseStorageUrl('s3://femcoders/site/of-tests/', {}), {
      kind: 's3',
      bucket: 'femcoders',
      prefix: 'site/of-tests/',
    });
  });

  it('names another service in its parameters, or as Amazon’s client does', () => {
    const there = { kind: 's3', bucket: 'site', prefix: '', endpoint: 'https://s3.example', region: 'eu' };
    assert.deepEqual(parseStorageUrl('s3://site?endpoint=https://s3.example&region=eu', {}), there);
    const variables = { AWS_ENDPOINT_URL_S3: 'https://s3.example', AWS_REGION: 'eu' };
    assert.deepEqual(parseStorageUrl('s3://site', variables), there);
    assert.deepEqual(parseStorageUrl('s3://site?region=moon', variables), { ...there, region: 'moon' });
  });

  it('names a folder', () => {
    assert.deepEqual(parseStorageUrl('file:///srv/the%20store/', {}), { kind: 'folder', folder: '/srv/the store' });
  });

  for (const text of [
    '',
    'femcoders',
    '/srv/store',
    'file:///',
    'file://machine/share',
    'https://s3.example/site',
    's3://KEY:SECRET@site',
    's3://KEY@site',
    's3://UPPER_CASE',
    's3://site:9000',
    's3://site/a%2Fb',
    's3://site#part',
    's3://site?secret=x',
    's3://site?endpoint=ftp://s3.example',
  ])
    it(`is not ${text || 'empty'}`, () => assert.equal(parseStorageUrl(text, {}), null));
});
