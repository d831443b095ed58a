import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { remoteSettingsSchema } from './remote-settings.ts';

const settings = { owner: 'equipo-empleo', globalName: 'mf_jobs', prefixes: ['/jobs'] };

/** What a team is told of its `remote.json`. */
const advice = (fields: object) =>
  remoteSettingsSchema.safeParse({ ...settings, ...fields }).error?.issues.map(({ message }) => message) ?? [];

describe('what a remote says that it stores', () => {
  const key = {
    key: 'offerDraft:<oferta>',
    where: 'local',
    why: 'La oferta que has empezado a escribir.',
    howLong: 'Hasta que la envías',
  };
  const adviceOn = (fields: object) => advice({ stores: [{ ...key, ...fields }] });

  test('is nothing when it says nothing', () => {
    assert.deepEqual(remoteSettingsSchema.parse(settings).stores, []);
  });

  test('is a key with its place and two texts for readers', () => {
    assert.deepEqual(remoteSettingsSchema.parse({ ...settings, stores: [key] }).stores, [key]);
    assert.deepEqual(adviceOn({ key: 'sentOffers' }), []);
  });

  test('reads well in the cookie policy, or the team is told how to write it', () => {
    assert.match(adviceOn({ key: 'mi clave' }).join(), /sin espacios; lo que cambia va entre < y >/);
    assert.match(adviceOn({ key: 'offerDraft:<oferta' }).join(), /entre < y >/);
    assert.match(adviceOn({ where: 'cookie' }).join(), /«session» .* o «local»/);
    assert.match(adviceOn({ why: 'Un borrador' }).join(), /una frase que acaba en punto/);
    assert.match(adviceOn({ why: undefined }).join(), /una frase que acaba en punto/);
    assert.match(adviceOn({ howLong: 'Hasta que la envías.' }).join(), /sin punto al final/);
  });
});
