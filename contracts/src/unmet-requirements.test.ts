import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ApiOffers, NeededRoute, OfferedRoute, RemoteNeeds, ShellOffers } from './release-contract.ts';
import { unmetRequirements } from './unmet-requirements.ts';

interface Needed {
  version?: string;
  names?: string[];
  api?: Record<string, NeededRoute>;
}

const remote = ({ version = '1.2.0', names = ['Link'], api = {} }: Needed = {}): RemoteNeeds => ({
  platform: { version, names },
  sharedUi: { version: '1.0.0', names: [] },
  api,
});

const shell = (version = '1.2.0', since = '1.0.0', names = ['Link']): ShellOffers => ({
  platform: { version, since, names },
  sharedUi: { version: '1.0.0', since: '1.0.0', names: [] },
});

describe('with a shell', () => {
  const unmet = (needs: RemoteNeeds, offered: ShellOffers | null) =>
    unmetRequirements(needs, { shell: offered, api: null });

  test('a remote fits what it was built against, and newer versions of it', () => {
    assert.deepEqual(unmet(remote(), shell('1.2.0')), []);
    assert.deepEqual(unmet(remote(), shell('1.9.3')), []);
  });

  test('a remote fits the next major version while that serves the one before', () => {
    assert.deepEqual(unmet(remote(), shell('2.0.0', '1.0.0')), []);
  });

  test('a remote does not fit a shell that no longer serves its version, and reads what to build with', () => {
    const [sentence = '', ...others] = unmet(remote({ names: ['Link', 'useOld'] }), shell('2.1.0', '2.0.0'));
    assert.match(sentence, /@femcoders\/platform 1\.2\.0.*2\.1\.0.*desde la 2\.0\.0.*ya no tiene useOld/);
    assert.match(sentence, /Constrúyelo con la 2\.1\.0/);
    assert.deepEqual(others, []);
  });

  test('a remote that was built against the next major version waits for its shell', () => {
    assert.match(
      unmet(remote({ version: '2.0.0' }), shell('1.9.0'))[0] ?? '',
      /Antes tiene que estar en vivo un shell con la 2/,
    );
  });

  test('a remote that was built against a newer minor version fits when all that it uses is there', () => {
    assert.deepEqual(unmet(remote({ version: '1.4.0' }), shell('1.2.0')), []);
    const [sentence] = unmet(remote({ version: '1.4.0', names: ['Link', 'useA', 'useB'] }), shell('1.2.0'));
    assert.match(sentence ?? '', /Usa useA y useB de @femcoders\/platform.*no exporta/);
  });

  test('a remote runs with any patch of a library that it was built with, and with later minor versions', () => {
    const built = { ...remote(), libraries: { react: '19.3.2' } };
    const offering = (react: string) => ({ ...shell(), libraries: { react } });
    for (const version of ['19.3.1', '19.3.2', '19.4.0', '19.10.0'])
      assert.deepEqual(unmet(built, offering(version)), []);
    assert.deepEqual(unmet(built, shell()), [], 'a shell from before says nothing of libraries');
    assert.deepEqual(unmet(remote(), offering('20.0.0')), [], 'nor does a remote from before');
  });

  test('a remote that was built with a later minor version of a library waits for its shell, and reads who acts', () => {
    const built = { ...remote(), libraries: { react: '19.4.0', 'react-dom': '19.3.9' } };
    const [sentence = '', ...others] = unmet(built, {
      ...shell(),
      libraries: { react: '19.3.7', 'react-dom': '19.3.7' },
    });
    assert.match(
      sentence,
      /react 19\.4\.0.*shell trae react 19\.3\.7.*equipo del shell publica antes uno con react 19\.4.*la 19\.3/,
    );
    assert.deepEqual(others, []);
  });

  test('another major version of a library goes live only together with what runs on it', () => {
    for (const [needed, offered] of [
      ['20.0.0', '19.3.1'],
      ['19.3.1', '20.0.0'],
      ['9.0.0', '10.0.0'],
    ] as const) {
      const built = { ...remote(), libraries: { react: needed } };
      const [sentence = ''] = unmet(built, { ...shell(), libraries: { react: offered } });
      assert.match(sentence, /una versión mayor no funciona con otra.*en un tren/);
    }
  });

  test('a remote that was built against newer classes of shared-ui waits for their shell', () => {
    const styled = { ...remote(), sharedUi: { version: '1.1.0', names: [] } };
    assert.match(
      unmet(styled, shell())[0] ?? '',
      /shared-ui 1\.1\.0, y el shell trae la 1\.0\.0\. Antes tiene que estar en vivo un shell con la 1\.1/,
    );
    const offering = (version: string) => ({ ...shell(), sharedUi: { version, since: '1.0.0', names: [] } });
    for (const version of ['1.1.0', '1.10.0', '2.0.0']) assert.deepEqual(unmet(styled, offering(version)), []);
    assert.deepEqual(unmet({ ...styled, sharedUi: { version: '1.1.4', names: [] } }, offering('1.1.0')), []);
  });

  test('versions are compared as numbers', () => {
    assert.deepEqual(unmet(remote({ version: '1.10.0' }), shell('1.10.0', '1.9.0')), []);
    assert.equal(unmet(remote({ version: '1.9.0' }), shell('1.11.0', '1.10.0')).length, 1);
  });

  test('a shell from before there were contracts judges nobody', () => {
    assert.deepEqual(unmet(remote({ names: ['Form'] }), null), []);
  });
});

describe('with the API', () => {
  const unmet = (needed: Partial<NeededRoute>, offered: Partial<OfferedRoute> | null) => {
    const api: ApiOffers = offered
      ? { 'GET /things': { access: 'public', answers: {}, requires: [], ...offered } }
      : {};
    const needs = remote({ api: { 'GET /things': { access: 'public', answers: {}, sends: [], ...needed } } });
    return unmetRequirements(needs, { shell: null, api });
  };

  test('a route that is gone is named', () => {
    assert.match(unmet({}, null)[0] ?? '', /Llama a GET \/things, que la API en vivo no tiene/);
  });

  test('a field that is gone is named, and what went with it is not named again', () => {
    const needed = { '[]': 'object', '[].by': 'object', '[].by.name': 'string', '[].title': 'string' };
    const [sentence, ...others] = unmet({ answers: needed }, { answers: { '[]': 'object', '[].title': 'string' } });
    assert.match(sentence ?? '', /En la respuesta de GET \/things de la API en vivo, falta \[\]\.by\. Adapta/);
    assert.deepEqual(others, []);
  });

  test('a list that is a single thing now shows at its entries', () => {
    const [sentence] = unmet({ answers: { '[]': 'object', '[].id': 'string' } }, { answers: { id: 'string' } });
    assert.match(sentence ?? '', /falta \[\]\./);
  });

  test('a field of another type, or now null or missing, is named with what it was', () => {
    const change = (before: string, now: string) => unmet({ answers: { id: before } }, { answers: { id: now } })[0];
    assert.match(change('number', 'string') ?? '', /id puede ser string y antes era number/);
    assert.match(change('string', 'null|string') ?? '', /id puede ser null y antes era string/);
    assert.match(change('string', 'missing|string') ?? '', /id puede faltar\./);
  });

  test('fewer types, more fields and new optional inputs break nobody', () => {
    const needed = { answers: { id: 'missing|null|string' }, sends: ['page'] };
    assert.deepEqual(unmet(needed, { answers: { id: 'string', title: 'string' }, requires: ['page'] }), []);
    assert.deepEqual(unmet({ answers: { id: 'any' } }, { answers: { id: 'null|string' } }), []);
  });

  test('an input that is required now and that the remote does not send is named', () => {
    assert.match(unmet({ sends: ['page'] }, { requires: ['group', 'page'] })[0] ?? '', /exige group, que el remoto no/);
  });

  test('anyone who may no longer call the route is named', () => {
    assert.match(unmet({}, { access: ['admin'] })[0] ?? '', /no admite a quien no ha iniciado sesión/);
    const roles = unmet({ access: ['admin', 'moderator', 'organiser'] }, { access: ['admin'] });
    assert.match(roles[0] ?? '', /no admite a moderator y organiser/);
    assert.deepEqual(unmet({ access: ['admin'] }, { access: 'public' }), []);
  });

  test('all reasons are given, so that one look is enough', () => {
    assert.equal(unmet({ answers: { id: 'string' } }, { access: ['admin'], requires: ['page'] }).length, 3);
  });
});

test('a release from before there were contracts needs nothing', () => {
  assert.deepEqual(unmetRequirements(null, { shell: shell('2.0.0', '2.0.0'), api: {} }), []);
});
