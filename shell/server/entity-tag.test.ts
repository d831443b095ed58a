import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { etagOf, etagWithKeys } from './entity-tag.ts';

describe('the tag of a page that a cache in front keeps under keys', () => {
  const body = etagOf('<p>una página</p>');
  const tag = etagWithKeys(body, ['site', 'shell@1', 'api-a', 'api-b']);

  it('is another once the page has keys, or other ones: the cache would answer with the ones it has', () => {
    assert.notEqual(tag, body);
    assert.notEqual(tag, etagWithKeys(body, ['site', 'shell@2', 'api-a', 'api-b']));
    assert.equal(etagWithKeys(body, []), body);
  });

  it('is the same for the same keys in another order: each shell asks the API in its own', () => {
    assert.equal(tag, etagWithKeys(body, ['site', 'shell@1', 'api-b', 'api-a']));
  });

  it('is a weak tag', () => {
    assert.match(tag, /^W\/"[\w-]{22}-[\w-]{8}"$/);
  });
});
