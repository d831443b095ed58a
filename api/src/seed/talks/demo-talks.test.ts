import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTranscript } from '@femcoders/contracts/talk-transcript';
import { validateTalk } from '@femcoders/contracts/validate-talk';
import { demoTalks } from './demo-talks.ts';

for (const talk of demoTalks) {
  test(`«${talk.title}» could have been typed in the administration, and each of its slides is spoken of`, () => {
    const slides = talk.slides.map(({ code = '', notes = '', ...slide }) => ({ ...slide, code, notes }));
    const fields = { ...talk, slides, givenOn: '2026-01-01', video: '', resources: talk.resources ?? [] };
    assert.deepEqual(validateTalk(fields), []);
    const { segments } = readTranscript(talk.transcript, slides.length);
    const shown = new Set(segments.map(({ slide }) => slide));
    assert.deepEqual(
      [...shown],
      [...slides.keys()].map((n) => n + 1),
    );
    assert.ok((segments.at(-1)?.start ?? 0) < talk.minutes * 60);
  });
}
