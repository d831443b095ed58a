import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTranscript } from '@femcoders/contracts/talk-transcript';
import { validateTalk } from '@femcoders/contracts/validate-talk';
import { readDemoTalks } from './demo-talks.ts';

for (const talk of readDemoTalks()) {
  test(`«${talk.title}» could have been typed in the administration, and each of its slides is spoken of`, () => {
    const fields = { ...talk, givenOn: '2026-01-01', video: '' };
    assert.deepEqual(validateTalk(fields), []);
    const { segments } = readTranscript(talk.transcript, talk.slides.length);
    const shown = new Set(segments.map(({ slide }) => slide));
    assert.deepEqual(
      [...shown],
      [...talk.slides.keys()].map((n) => n + 1),
    );
    assert.ok((segments.at(-1)?.start ?? 0) < talk.minutes * 60);
  });
}
