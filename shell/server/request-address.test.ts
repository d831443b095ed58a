import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { describe, it } from 'node:test';
import { matchPath } from 'react-router';
import { readAddress } from './request-address.ts';

describe('the path that a visitor asks for', () => {
  const addressOf = (url: string) => readAddress({ url } as IncomingMessage, 'https://sitio.example');

  it('can be decoded however its letters are written, so that no router prints it to the console, with a key in it', (t) => {
    const warn = t.mock.method(console, 'warn', () => {});
    for (const end of ['%zz', '%', '%ff', '%c3', 'a%2', '%C3%28', '%e0%80%80', '%25%', '%uD800']) {
      const path = addressOf(`/own-jobs/clave${end}?q=%zz`)?.pathname ?? assert.fail(end);
      assert.doesNotThrow(() => decodeURIComponent(path), path);
      matchPath('/own-jobs/:key', path);
    }
    assert.equal(warn.mock.callCount(), 0);
  });

  it('stays as it is where it can', () => {
    for (const path of ['/', '/eventos', '/blog/ni%C3%B1as', '/a%20b', '/a%2fb', '/100%25', '/%25zz'])
      assert.equal(addressOf(path)?.pathname, path);
    assert.equal(addressOf('/blog?q=%zz')?.search, '?q=%zz');
  });
});
