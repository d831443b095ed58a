import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { remoteSettingsSchema } from './remote-settings.ts';

const settings = { owner: 'equipo-empleo', globalName: 'mf_jobs', prefixes: ['/jobs'] };

/** Returns the errors that a team reads about its `remote.json`. */
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

  test('reads well in the cookie policy, or gets advice on its words', () => {
    assert.match(adviceOn({ key: 'mi clave' }).join(), /sin espacios; lo que cambia va entre < y >/);
    assert.match(adviceOn({ key: 'offerDraft:<oferta' }).join(), /entre < y >/);
    assert.match(adviceOn({ where: 'cookie' }).join(), /«session» .* o «local»/);
    assert.match(adviceOn({ why: 'Un borrador' }).join(), /una frase que acaba en punto/);
    assert.match(adviceOn({ why: undefined }).join(), /una frase que acaba en punto/);
    assert.match(adviceOn({ howLong: 'Hasta que la envías.' }).join(), /sin punto al final/);
  });
});

describe('what a remote adds to the header', () => {
  const link = { label: 'Ofertas', to: '/jobs' };

  test('is one short link, or nothing', () => {
    assert.deepEqual(remoteSettingsSchema.parse(settings).header, []);
    assert.deepEqual(remoteSettingsSchema.parse({ ...settings, header: [link] }).header, [link]);
    assert.match(advice({ header: [{ ...link, label: 'Todas las ofertas' }] }).join(), /12 caracteres como mucho/);
    assert.match(advice({ header: [{ ...link, to: 'https://jobs.example' }] }).join(), /la dirección de una página/);
    assert.match(advice({ header: [link, { label: 'Guía', to: '/jobs/guia' }] }).join(), /un enlace como mucho/);
  });
});

describe('what a remote adds to the footer', () => {
  const link = { label: 'Ofertas', to: '/jobs' };
  const adviceOn = (fields: object) => advice({ footer: [{ ...link, ...fields }] });

  test('is nothing when it says nothing', () => {
    assert.deepEqual(remoteSettingsSchema.parse(settings).footer, []);
  });

  test('is a short text, an address and, if it likes, a group', () => {
    const footer = [link, { label: 'Guía', to: '/jobs/guia', group: 'Aprender' }];
    assert.deepEqual(remoteSettingsSchema.parse({ ...settings, footer }).footer, footer);
  });

  test('fits a phone and stays on the site, or gets advice', () => {
    assert.match(adviceOn({ label: 'Todas las ofertas de empleo de la casa' }).join(), /30 caracteres como mucho/);
    for (const to of ['https://jobs.example', '//jobs.example', 'jobs', '/jobs?x=1', '/jobs/'])
      assert.match(adviceOn({ to }).join(), /la dirección de una página tuya/, to);
    assert.match(adviceOn({ group: 'Empleo' }).join(), /«La comunidad» o «Aprender»/);
    const many = Array.from({ length: 9 }, (_, index) => ({ ...link, to: `/jobs/${index}` }));
    assert.match(advice({ footer: many }).join(), /8 enlaces como mucho/);
  });
});

describe('what a remote says of itself', () => {
  test('has no field that nobody reads: what is misspelled would be lost', () => {
    assert.match(
      advice({ headers: [] }).join(),
      /^headers: no es ningún campo de remote\.json\. Los que hay: owner, .*header$/,
    );
    const budget = { entryKb: 6, pageKb: 15, pageBytes: 15 };
    assert.match(advice({ budget }).join(), /^pageBytes: no es ningún campo de budget\. Los que hay: entryKb, pageKb$/);
    assert.match(advice({ header: [{ label: 'Ofertas', to: '/jobs', icon: 'x' }] }).join(), /^icon: .* label, to$/);
  });

  test('may name the schema that an editor checks it with', () => {
    assert.deepEqual(advice({ $schema: 'https://femcoders.club/remote.json' }), []);
  });

  test('gets advice in words on whatever has another shape', () => {
    const wrong: [object, RegExp][] = [
      [{ owner: undefined }, /^el equipo que lo lleva, como equipo-empleo\.$/],
      [{ owner: '  ' }, /^el equipo que lo lleva/],
      [{ globalName: 'mf-jobs' }, /^minúsculas sin acentos, números y «_», como mf_jobs\.$/],
      [{ prefixes: ['/Ñandú'] }, /^empieza por «\/» .*, como \/jobs\.$/],
      [{ prefixes: '/jobs' }, /^una lista de direcciones, como \["\/jobs"\]\.$/],
      [{ prefixes: [] }, /^al menos una dirección, como \["\/jobs"\]\.$/],
      [{ budget: { entryKb: '6 kB', pageKb: 15 } }, /^un número de kB, mayor que cero, sin unidad, como 6\.$/],
      [{ budget: { entryKb: 6 } }, /^un número de kB/],
      [{ budget: { entryKb: 6, pageKb: -3 } }, /^un número de kB/],
      [{ budget: 15 }, /^\{ "entryKb": 6, "pageKb": 15 \}, en kB\.$/],
      [{ header: { label: 'Ofertas', to: '/jobs' } }, /^una lista con un enlace: \[\{ "label"/],
      [{ footer: 'no' }, /^una lista de enlaces: \[\{ "label"/],
      [{ stores: 'no' }, /^una lista de claves/],
    ];
    for (const [fields, words] of wrong) assert.match(advice(fields).join(), words, JSON.stringify(fields));
    assert.deepEqual(
      remoteSettingsSchema.safeParse([]).error?.issues.map(({ message }) => message),
      ['se espera un objeto, como { "owner": "equipo-empleo", "globalName": "mf_jobs", "prefixes": ["/jobs"] }.'],
    );
  });
});

describe('a label that everybody reads', () => {
  const labels = (label: string) => [
    advice({ header: [{ label, to: '/jobs' }] }),
    advice({ footer: [{ label, to: '/jobs' }] }),
  ];

  test('has accents and emoji, counted as they are seen', () => {
    for (const label of ['Ñandúes', 'Añadir 🤝', '🤝'.repeat(12), '👩‍👩‍👧‍👧 Familias'])
      assert.deepEqual(labels(label), [[], []], label);
  });

  test('is never invisible, and turns no text around', () => {
    for (const label of ['\u200b\u200b', 'Tru\u202eque', 'a\u0000b', '\u2800', 'a\nb', '\u200d'])
      for (const issues of labels(label)) assert.match(issues.join(), /el texto del enlace/, JSON.stringify(label));
  });
});
