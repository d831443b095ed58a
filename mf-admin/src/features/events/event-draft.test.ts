import { documentOfText } from '@femcoders/contracts/plain-document';
import { adminEvent } from '../../../test/admin-event.ts';
import { draftOf, readDraft } from './event-draft.ts';
import { inputOf, valuesOf } from './event-values.ts';

test('an event of an older API has its plain text as a document, and its words are sent besides', () => {
  const values = valuesOf(adminEvent({ about: 'Uno.\n\nDos.' }));
  expect(values.about_document).toEqual(documentOfText('Uno.\n\nDos.'));
  expect(inputOf(values)).toMatchObject({ about: 'Uno.\n\nDos.', about_document: values.about_document });
});

test('a draft that an older version kept, whose text was plain, is read', () => {
  const event = adminEvent({ about: 'Uno.' });
  const { values, startedFrom } = draftOf(event);
  const { about_document: _, ...rest } = values;
  const kept = { base: { ...rest, about: 'Uno.' }, values: { ...rest, about: 'Uno y dos.' }, startedFrom };
  expect(readDraft(kept, event)?.values.about_document).toEqual(documentOfText('Uno y dos.'));
});
