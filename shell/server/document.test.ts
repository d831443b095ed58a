import assert from 'node:assert/strict';
import { test } from 'node:test';
import { escapeJson } from './document.ts';

test('data in the page can never end its script element', () => {
  const written = escapeJson({ content: '</script><script>alert(1)</script><!--\u2028' });
  assert.doesNotMatch(written, /[<\u2028]/);
  assert.deepEqual(JSON.parse(written), { content: '</script><script>alert(1)</script><!--\u2028' });
});
