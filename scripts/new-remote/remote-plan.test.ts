import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { proposalFor, type Wish } from '@femcoders/create-remote/remote-plan';
import { planRemote, type RepositoryFacts } from './remote-plan.ts';

const house: RepositoryFacts = {
  folders: ['api', 'mf-events', 'mf-old', 'shell'],
  remotes: [{ name: 'mf-events', owner: 'equipo-eventos', globalName: 'mf_events', prefixes: ['/eventos'] }],
  shellPaths: ['/contacto', '/equipo'],
};
const wish: Wish = { name: 'mf-jobs', owner: 'equipo-empleo', path: '/jobs' };

const plan = (fields: Partial<Wish> = {}) => planRemote({ ...wish, ...fields }, house);
const refuses = (fields: Partial<Wish>, advice: RegExp) =>
  assert.throws(() => plan(fields), { name: 'RefusedPlan', message: advice });

describe('a new remote', () => {
  test('is made of a name, a team and a path', () => {
    assert.deepEqual(plan(), { ...wish, title: 'Jobs', globalName: 'mf_jobs' });
    assert.equal(plan({ title: 'Ofertas de empleo' }).title, 'Ofertas de empleo');
    assert.equal(plan({ name: 'mf-bolsa-de-trabajo' }).globalName, 'mf_bolsa_de_trabajo');
  });

  test('gets a proposal for what its team does not say', () => {
    assert.deepEqual(planRemote(proposalFor('mf-bolsa-de-trabajo'), house), {
      name: 'mf-bolsa-de-trabajo',
      owner: 'equipo-bolsa-de-trabajo',
      path: '/bolsa-de-trabajo',
      title: 'Bolsa de trabajo',
      globalName: 'mf_bolsa_de_trabajo',
    });
  });
});

describe('anyone who asks for one', () => {
  test('hears how it is asked for when something is missing', () => {
    refuses({ name: undefined }, /Falta el nombre del remoto\. Uso: npm run new-remote -- mf-jobs/);
    refuses({ owner: undefined }, /Falta decir de qué equipo es mf-jobs/);
    refuses({ path: undefined }, /Falta decir dónde empiezan las páginas de mf-jobs/);
  });

  test('hears what a name looks like', () => {
    for (const name of ['jobs', 'mf-', 'mf-Jobs', 'mf-2024', 'mf-año', 'mf-a--b', 'mf-a/../b', 'mf-jobs-']) {
      refuses({ name }, /no sirve como nombre: empieza por «mf-» y una letra/);
    }
    refuses({ owner: 'Equipo Empleo' }, /no sirve como equipo/);
    for (const path of ['jobs', '/', '/Jobs', '/jobs/', '/jobs?x', '/../jobs'])
      refuses({ path }, /no sirve como dirección/);
    refuses({ title: "L'empleo" }, /no sirve como título/);
  });

  test('hears who has the name already', () => {
    refuses({ name: 'mf-events' }, /Ya existe mf-events, y es de equipo-eventos/);
    refuses({ name: 'mf-old' }, /Ya hay una carpeta mf-old/);
  });

  test('hears whose the path is', () => {
    refuses(
      { path: '/eventos/empleo' },
      /choca con \/eventos, que es de mf-events \(equipo-eventos\)\. Elige otra con --path/,
    );
    refuses({ path: '/equipo' }, /choca con \/equipo, que es de shell/);
    refuses({ path: '/api' }, /choca con \/api/);
    assert.equal(plan({ path: '/equipos' }).path, '/equipos');
  });
});
