import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSiteClient } from '@femcoders/build/publishing/site-client';
import type { MadeTeamToken, NewTeamToken } from '@femcoders/contracts/publishing';
import { teamActs } from '@femcoders/contracts/publishing-names';
import type { LoginAnswer } from '@femcoders/contracts/session';
import type { Page } from '@playwright/test';
import { be, liveVersion } from '../api.ts';
import { addMember, memberPassword, openMemberSession } from '../new-member.ts';
import { retireRemote } from '../releases/releases.ts';
import { ask, front, name, path, title, unfit, unlawful } from '../releases/team-mistakes.ts';
import { describeCosts, TeamRepository } from '../releases/team-repository.ts';
import { siteUnderTest } from '../site-under-test.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

// What docs/teams.md walks through: from an empty folder to a page that is live, and everything that is refused on the way.
test.describe.configure({ mode: 'serial', timeout: 300_000 });

let team: TeamRepository;
let admin: LoginAnswer;

test.beforeAll(async () => {
  team = await TeamRepository.make(name, '--owner', 'equipo-de-prueba', '--path', path, '--title', title);
  admin = await openMemberSession(await addMember(`jefa-${Date.now()}@prueba.example`, 'Jefa de Equipos', 'admin'));
});
test.afterAll(async () => {
  await team.remove();
  await retireRemote(name);
});
test.beforeEach(({ page }) => answerCookies(page));

/** Runs a command of the team that is to succeed. @returns what it says */
async function done(...args: string[]): Promise<string> {
  const { code, text } = await team.femcoders(...args);
  expect(code, text).toBe(0);
  return text;
}

/** Runs a command of the team that is to be refused. @returns what it says */
async function refused(...args: string[]): Promise<string> {
  const { code, text } = await team.femcoders(...args);
  expect(code, text).toBe(1);
  return text;
}

const uploaded = (text: string) => new RegExp(`${name} ([0-9a-f]{16}) está en el sitio`).exec(text)?.[1] ?? text;

/** Makes a token as an administrator who proves who she is, at the page for it. */
async function makeTokenAtPage(page: Page): Promise<string> {
  await be(page, admin);
  await page.goto('/admin/despliegues/equipos');
  await page.getByRole('button', { name: 'Crear un token' }).click();
  const asking = page.getByRole('dialog', { name: 'Crear un token de equipo' });
  await asking.getByLabel('Nombre').fill('CI de las ofertas');
  await asking.getByLabel('Partes').fill(name);
  for (const act of ['volver atrás', 'fijar y soltar']) await asking.getByRole('checkbox', { name: act }).check();
  await asking.getByRole('button', { name: 'Crear el token' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await proof.getByLabel('Contraseña actual').fill(memberPassword);
  await proof.getByRole('button', { name: 'Confirmar' }).click();
  const tokenText = page.getByRole('dialog', { name: 'Token «CI de las ofertas»' }).locator('pre');
  return /RELEASE_TOKEN=(fct_[\w-]{43})/.exec(await tokenText.innerText())?.[1] ?? '';
}

test('a team goes from nothing to a page that is live, by its own repository and a token', async ({
  page,
  anotherVisitor,
  request,
  watch,
}) => {
  // What asks again for a proof of identity answers 403 first.
  watch.tolerate(/status of 403/);
  const settings = join(team.folder, 'remote.json');
  const header = [{ label: 'Trabajo', to: path }];
  await writeFile(settings, JSON.stringify({ ...JSON.parse(await readFile(settings, 'utf8')), header }));
  await team.commit();
  const tests = await team.run('npm', 'test');
  expect(tests.code, tests.text).toBe(0);
  expect(await done('check')).toMatch(/✓ pruebas .*\n(?:.*\n)*mf-of-a-team [0-9a-f]{16} cumple\./);
  expect(await done('build')).toContain(`la página ${path}/escribir:`);

  team.token = await makeTokenAtPage(page);
  const version = uploaded(await done('upload'));
  expect(version).toMatch(/^[0-9a-f]{16}$/);

  const link = /https?:\S+/.exec(await done('preview'))?.[0] ?? '';
  await anotherVisitor.goto(link);
  await expect(anotherVisitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(anotherVisitor.getByRole('complementary', { name: 'Vista previa' })).toBeVisible();
  expect((await request.get(path)).status(), 'for everybody else').toBe(404);

  expect(await done('publish')).toContain(`${name} ${version} está en vivo.`);
  console.log(describeCosts(team.costs));
  await expect.poll(() => liveVersion(name)).toBe(version);

  const visitor = await page.context().newPage();
  watch.follow(visitor);
  await visitor.goto('/');
  await untilLive(visitor);
  const main = visitor.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await main.getByRole('link', { name: `Ver ${title}` }).click();
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await visitor.goto('/eventos');
  await untilLive(visitor);
  await visitor.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Trabajo' }).click();
  await expect(visitor).toHaveURL(path);

  await visitor.goto(`${path}/escribir`);
  await untilLive(visitor);
  await visitor.getByLabel('Nombre').fill('Ada');
  await visitor.getByLabel('Correo').fill('ada@prueba.example');
  await visitor.getByLabel('Mensaje').fill('¿Hay alguna oferta a media jornada?');
  await visitor.getByRole('checkbox', { name: /He leído/ }).check();
  await visitor.getByRole('button', { name: 'Enviar' }).click();
  await expect(visitor.getByRole('status').filter({ hasText: 'Lo hemos recibido' })).toContainText(/FC-/);
});

for (const [version, sentence] of [
  ['20.0.0', /Se construyó con react 20\.0\.0, y el shell trae react 19\.\S+: una versión mayor no funciona con otra/],
  ['19.999.0', /Se construyó con react 19\.999\.0, y el shell trae react 19\.\S+, que es anterior/],
] as const) {
  test(`what was built with React ${version} is uploaded with a warning, and does not go live`, async () => {
    const live = await liveVersion(name);
    const takeBack = await team.pretendReact(version);
    try {
      expect(await done('upload', '--no-tests')).toMatch(sentence);
      expect(await refused('publish')).toMatch(sentence);
    } finally {
      await takeBack();
    }
    expect(await liveVersion(name)).toBe(live);
  });
}

for (const [what, { file, from, to, says, not }] of Object.entries(unlawful)) {
  test(`${what} stays in the repository, and the command says why`, async () => {
    await team.edit(file, from, to);
    try {
      const text = await refused('upload');
      expect(text).toMatch(says);
      if (not) expect(text).not.toMatch(not);
      expect(text).not.toContain('está en el sitio');
    } finally {
      await team.undoEdits();
    }
  });
}

test('a version whose tests were left out says so, in the terminal and in the administration', async ({ page }) => {
  await team.edit(
    'src/pages/ask-page.test.tsx',
    "test('what is missing",
    "test('two is one', () => expect(2).toBe(1));\ntest('what is missing",
  );
  await team.edit(ask, '<h1>Escríbenos</h1>', '<h1>Escríbenos</h1>\n      <p>Sin prisa.</p>');
  const text = await done('upload', '--no-tests');
  await team.undoEdits();
  expect(text).toContain('la versión queda señalada «Sin pruebas»');
  await be(page, admin);
  await page.goto(`/admin/despliegues/${name}`);
  const row = page.getByRole('row').filter({ hasText: uploaded(text).slice(0, 8) });
  await expect(row).toContainText('sin pruebas');
  await expect(row).toContainText('Subida, no publicada');
});

for (const [what, { file, from, to, says }] of Object.entries(unfit)) {
  test(`${what} is tried by the site, and does not go live`, async ({ request }) => {
    const live = await liveVersion(name);
    await team.edit(file, from, to);
    try {
      const version = uploaded(await done('upload'));
      const text = await refused('publish');
      expect(text).toMatch(
        new RegExp(`^No se pone en vivo ${name} ${version}: se ha probado antes y no funciona\\.`, 'm'),
      );
      expect(text).toMatch(says);
    } finally {
      await team.undoEdits();
    }
    expect(await liveVersion(name)).toBe(live);
    expect((await request.get(path)).status()).toBe(200);
  });
}

test('the token of another team may do nothing with it', async ({ page, request }) => {
  await be(page, admin);
  const order: NewTeamToken = { label: 'Otro equipo', names: ['mf-otro'], acts: [...teamActs], days: 1 };
  const answer = await request.post('/api/admin/team-tokens', {
    headers: { authorization: `Bearer ${admin.authToken}` },
    data: order,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { secret } = (await answer.json()) as MadeTeamToken;
  const live = await liveVersion(name);
  const own = team.token;
  team.token = secret;
  try {
    for (const command of ['upload', 'preview', 'publish', 'rollback'])
      expect(await refused(command), command).toContain('Este token vale para mf-otro, y puede: ');
  } finally {
    team.token = own;
  }
  const client = createSiteClient({ siteUrl: siteUnderTest().url, token: secret });
  const sentence = { status: 403, message: expect.stringContaining('Este token vale para mf-otro') };
  await expect(client.pin(name, live)).rejects.toMatchObject(sentence);
  await expect(client.unpin(name)).rejects.toMatchObject(sentence);
  await expect(client.state(name)).rejects.toMatchObject(sentence);
  expect(await liveVersion(name)).toBe(live);
});

test('a new version goes live, and one command goes back to the one before', async ({ request }) => {
  const before = await liveVersion(name);
  const headingOf = async () => /<h1[^>]*>([^<]*)/.exec(await (await request.get(path)).text())?.[1];
  await team.edit(front, `<h1>${title}</h1>`, `<h1>${title}, otra vez</h1>`);
  await team.edit(
    'src/pages/front-page.test.tsx',
    `level: 1, name: '${title}'`,
    `level: 1, name: '${title}, otra vez'`,
  );
  const version = uploaded(await done('upload'));
  expect(await done('publish')).toContain(`${name} ${version} está en vivo (antes ${before}).`);
  await expect.poll(headingOf).toBe(`${title}, otra vez`);
  expect(await done('rollback')).toContain(`${name} ${before} vuelve a estar en vivo.`);
  await expect.poll(headingOf).toBe(title);
  await team.undoEdits();

  expect(await done('versions')).toMatch(new RegExp(`● ${before} {2}en vivo`));
  expect(await done('pin', version)).toContain(`${name} ${version} está en vivo, y fijada.`);
  expect(await done('versions')).toMatch(new RegExp(`▲ ${version} {2}en vivo y fijada`));
  await expect.poll(headingOf).toBe(`${title}, otra vez`);
  expect(await done('unpin')).toContain(`${name} ya no está fijada.`);
});
