import assert from 'node:assert/strict';
import { it } from 'node:test';
import { webVtt } from './web-vtt.ts';

it('writes each caption until the next one begins, and the last one until the end', () => {
  const captions = [
    { from: 0, text: 'Un elemento.' },
    { from: 61.5, text: 'Cierra con </a> y nada más.' },
  ];
  assert.equal(
    webVtt(captions, 70),
    'WEBVTT\n\n00:00.000 --> 01:01.500\nUn elemento.\n\n01:01.500 --> 01:10.000\nCierra con &lt;/a&gt; y nada más.\n',
  );
});
