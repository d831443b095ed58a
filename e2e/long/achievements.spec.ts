import type { Page } from '@playwright/test';
import { be, beAdmin } from '../api.ts';
import { readMails } from '../mailbox.ts';
import { addMember, openMemberSession } from '../new-member.ts';
import { askDatabase } from '../site-database.ts';
import { violationsOf } from '../violations.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const run = Math.random().toString(36).slice(2, 8);
const mailOf = (who: string) => `${who}-${run}@prueba.example`;

/** An event with places, for this run. */
async function addEvent(name: string): Promise<string> {
  const [row] = await askDatabase<{ id: string }>(
    `insert into events (slug, name, starts_at, timezone, takes_registrations, capacity, location)
     values ('logro-' || left(gen_random_uuid()::text, 8), $1, now() + interval '45 days', 'Europe/Madrid', true, 20, 'Sala de prueba')
     returning id`,
    [name],
  );
  if (!row) throw new Error('The event was not stored.');
  return row.id;
}

async function addPlace(event: string, who: string, arrived: boolean): Promise<void> {
  await askDatabase(
    `insert into registrations (event_id, name, email, state, created_at, placed_at, checked_in_at)
     values ($1, $2, $3, 'registered', now(), now(), case when $4 then now() end)`,
    [event, who, mailOf(who.toLowerCase()), arrived],
  );
}

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await untilLive(page);
};

test('an achievement is made, tried and activated; a member earns it at the door, shows it, and it is taken back', async ({
  page,
  anotherVisitor: member,
}) => {
  test.slow();
  await answerCookies(page);
  await answerCookies(member);
  await beAdmin(page);
  const name = `Buena tarde ${run}`;
  const event = await addEvent(`Tarde de prueba ${run}`);
  const ana = await openMemberSession(await addMember(mailOf('ana')));
  await addMember(mailOf('bea'));
  await addPlace(event, 'Ana', false);
  await addPlace(event, 'Bea', true);

  await open(page, '/admin/achievements/nuevo');
  await page.getByRole('textbox', { name: 'Nombre' }).fill(name);
  await page.getByRole('textbox', { name: /Por qué se consigue/ }).fill('Has pasado una buena tarde.');
  await page.getByRole('radio', { name: 'Participo' }).check();
  await page.getByRole('radio', { name: 'Va a eventos' }).check();
  await page.getByRole('textbox', { name: 'Cuántas veces' }).fill('1');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await page.waitForURL(/\/admin\/achievements\/[0-9a-f-]{36}$/);

  await page.getByRole('button', { name: 'Probar la regla' }).click();
  const tried = page.getByRole('table', { name: 'Quienes cumplen la regla' });
  await expect(tried.getByRole('row', { name: new RegExp(mailOf('bea')) })).toContainText('Lo recibiría');
  await expect(tried.getByText(mailOf('ana'))).toHaveCount(0);
  await page.getByRole('button', { name: 'Activar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Activar «${name}»` });
  await expect(dialog.getByText(/cumplen? ya|ya cumplen?/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Activar' }).click();
  await expect(page.getByText('Activo', { exact: true })).toBeVisible();
  const achievement = new URL(page.url()).pathname;

  await open(page, `/admin/eventos/${event}/puerta`);
  await page.getByRole('button', { name: 'Ha llegado Ana' }).click();
  // Bea has it too, and was not written to.
  const [mail] = await readMails(page, name);
  expect([mail?.to, mail?.subject]).toEqual([mailOf('ana'), `Has conseguido «${name}»`]);
  expect(mail?.text).toContain('Has pasado una buena tarde.');
  expect(mail?.html).toContain('/welcome#logros');

  await be(member, ana);
  await open(member, '/welcome#logros');
  const award = member.getByRole('region', { name: 'Mis logros' }).getByRole('listitem').filter({ hasText: name });
  await expect(award).toContainText(`«Tarde de prueba ${run}»`);
  await expect(award.getByText('Nuevo', { exact: true })).toBeVisible();
  await expect(member.getByRole('heading', { name: 'Mis logros' })).toBeInViewport();
  const shown = award.getByRole('combobox', { name: /Mostrar en mi perfil/ });
  await expect(shown).toHaveValue('me');
  await shown.selectOption('Socias');
  await expect(member.getByText('Cambios guardados')).toBeVisible();
  expect(await violationsOf(member)).toEqual([]);
  await member.reload();
  await untilLive(member);
  await expect(shown).toHaveValue('members');
  await expect(award.getByText('Nuevo', { exact: true })).toHaveCount(0);

  await open(page, `${achievement}/personas`);
  await page
    .getByRole('row', { name: new RegExp(mailOf('ana')) })
    .getByRole('button', { name: /Retirar/ })
    .click();
  const asking = page.getByRole('dialog');
  await asking.getByRole('textbox', { name: 'Motivo' }).fill('La puerta anotó a otra persona.');
  expect(await violationsOf(page)).toEqual([]);
  await asking.getByRole('button', { name: 'Retirar y avisarla' }).click();
  await expect(page.getByRole('row', { name: new RegExp(mailOf('ana')) })).toContainText('Retirado');
  const [farewell] = await readMails(page, `Sobre tu logro «${name}»`);
  expect(farewell?.to).toBe(mailOf('ana'));
  expect(farewell?.text).toContain('La puerta anotó a otra persona.');
  await member.reload();
  await untilLive(member);
  await expect(member.getByRole('region', { name: 'Mis logros' })).toBeVisible();
  await expect(award).toHaveCount(0);
});

test('an achievement is given by hand to somebody found by her name', async ({ page }) => {
  await answerCookies(page);
  await beAdmin(page);
  const who = mailOf('carla');
  await addMember(who);
  // The demo's, of those that have no rule.
  await open(page, '/admin/achievements/00000000-0000-4000-8000-000000000705/personas');
  await page.getByRole('button', { name: 'Dar a alguien' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: '¿A quién?' }).fill(who);
  await dialog.getByRole('radio').check();
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Su charla de prueba.');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Dar el logro' }).click();
  await expect(page.getByRole('row', { name: new RegExp(who) })).toContainText('«Su charla de prueba.»');
  const [mail] = await readMails(page, who);
  expect(mail?.text).toContain('Su charla de prueba.');
});
