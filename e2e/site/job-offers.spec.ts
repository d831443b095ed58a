import type { Page } from '@playwright/test';
import { be, beAdmin } from '../api.ts';
import { linkTo, readMails } from '../mailbox.ts';
import { addMember, openMemberSession } from '../new-member.ts';
import { askDatabase } from '../site-database.ts';
import { violationsOf } from '../violations.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const anyName = () => Math.random().toString(36).slice(2, 8);

/** Fills in the company's form, with the keyboard alone. */
async function write(page: Page, title: string, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Tu oferta' });
  const type = async (label: string | RegExp, text: string) => {
    await form.getByLabel(label, { exact: typeof label === 'string' }).focus();
    await page.keyboard.type(text);
  };
  const choose = async (group: string, name: string) => {
    await form.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).focus();
    await page.keyboard.press('Space');
  };
  await type('Título', title);
  await type('Empresa', 'Empresa de Ejemplo');
  await type(/^Qué hará/, 'Oferta de prueba para una persona que haga páginas accesibles con nosotras, sin prisa.');
  await choose('Nivel', 'Junior');
  await type('Salario mínimo', '28.000');
  await type('Salario máximo', '36.000');
  await expect(form.getByText('Son 2.333 – 3.000 € brutos al mes en 12 pagas.')).toBeVisible();
  await choose('Modalidad', 'En remoto');
  await choose('Jornada', 'Jornada completa');
  await choose('Contrato', 'Indefinido');
  await type('Imprescindible', 'HTML y CSS');
  await type(/^Cómo es el proceso/, 'Una conversación y una prueba pagada.');
  await type('Dónde se solicita', 'https://empresa.example/empleo');
  await type('Tu nombre', 'Persona de prueba');
  await type(/^Tu correo/, email);
  await form.getByRole('checkbox', { name: /He leído/ }).focus();
  await page.keyboard.press('Space');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor narrows the offers, reads one whole with its salary, and finds nothing that members see first', async ({
    page,
  }) => {
    await page.goto('/ofertas-de-trabajo');
    await page.getByLabel('Nivel').selectOption('junior');
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await expect(page).toHaveURL(/nivel=junior/);
    await expect(page.getByRole('link', { name: 'Quitar el filtro Junior' })).toBeVisible();
    await page.getByRole('link', { name: 'Desarrolladora o desarrollador frontend' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Desarrolladora o desarrollador frontend');
    await expect(page.getByText('27.000 – 34.000 €')).toBeVisible();
    await expect(page.getByText('2.250 – 2.833 € brutos al mes en 12 pagas')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Solicitar por correo' })).toHaveAttribute('rel', /nofollow/);
    const told = (await page.locator('script[type="application/ld+json"]').allInnerTexts()).join();
    expect(told).toContain('"@type":"JobPosting"');
    expect(told).toContain('"minValue":27000');

    await page.goto('/ofertas-de-trabajo/direccion-tecnica-empresa-de-ejemplo-demo0005');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('De momento, para socias');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    expect(await page.content()).not.toContain('62.000');
  });
});

test('filters are in the address, are taken away one by one, and the feed has the same offers', async ({ page }) => {
  await answerCookies(page);
  await page.goto('/ofertas-de-trabajo');
  await untilLive(page);
  await page.getByLabel('Modalidad').selectOption('remoto');
  await expect(page).toHaveURL(/modalidad=remoto/);
  await page.getByLabel(/^Llega a/).fill('50.000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/salario=50/);
  await expect(page.getByRole('link', { name: 'Ingeniería de datos' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Prácticas de desarrollo web' })).toHaveCount(0);
  const feed = await page.getByRole('link', { name: 'RSS de esta búsqueda' }).getAttribute('href');
  const { items } = await page.evaluate(async (address) => {
    const text = await (await fetch(address ?? '')).text();
    return { items: text.match(/<title>[^<]+/g) ?? [] };
  }, feed);
  expect(items.join()).toContain('Ingeniería de datos');
  expect(items.join()).not.toContain('Prácticas');

  await page.getByRole('link', { name: 'Quitar el filtro desde 50.000 €' }).click();
  await expect(page).toHaveURL(/ofertas-de-trabajo\?modalidad=remoto$/);
  await page.getByLabel('Busca', { exact: true }).fill('nohaynadaasi');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Hoy no hay ofertas con ese filtro')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('what is biased is told while it is written, and what the law forbids cannot be sent', async ({ page }) => {
  await answerCookies(page);
  await page.goto('/ofertas-de-trabajo/publicar');
  await untilLive(page);
  const advice = page.getByRole('region', { name: 'Repaso de las palabras' });
  await page.getByLabel('Título').fill('Programador ninja');
  await expect(advice.getByText('«Programador», en el título')).toBeVisible();
  await expect(advice.getByText('«ninja», en el título')).toBeVisible();
  await page
    .getByLabel(/^Qué hará/)
    .fill('Se busca mujer menor de 30 para un puesto en el que se hacen muchas cosas a la vez.');
  await expect(advice.getByText('No se puede publicar').first()).toBeVisible();
  await page.getByRole('button', { name: 'Enviar oferta' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toBeFocused();
  await expect(alert.getByRole('link', { name: /Ley Orgánica 3\/2007/ })).toBeVisible();
  await expect(alert.getByRole('link', { name: /Escribe el salario mínimo/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.waitForTimeout(2_200);
  await page.reload();
  await expect(page.getByLabel('Título')).toHaveValue('Programador ninja');
});

test('a company sends an offer, the team has it changed and publishes it, members see it first, and it is filled', async ({
  page,
  anotherVisitor,
  browser,
  baseURL,
}) => {
  test.slow();
  const name = anyName();
  const title = `Desarrollo web ${name}`;
  const email = `empleo-${name}@empresa.example`;
  const company = anotherVisitor;
  await answerCookies(page);
  await answerCookies(company);

  await company.goto('/ofertas-de-trabajo/publicar');
  await untilLive(company);
  await write(company, title, email);
  await company.keyboard.press('Tab');
  await company.getByRole('button', { name: 'Enviar oferta' }).focus();
  await company.keyboard.press('Enter');
  await expect(company.getByRole('heading', { name: 'Confírmala en tu correo' })).toBeFocused();
  const [received] = await readMails(page, email);
  if (!received) throw new Error('No mail.');
  expect(received.text).not.toContain(title);
  await company.goto(linkTo('/ofertas-de-trabajo/gestionar', received));
  await company.getByRole('button', { name: 'Confirmar y enviar a revisión' }).click();
  await expect(company.getByRole('heading', { name: 'La estamos revisando' })).toBeFocused();

  await beAdmin(page);
  await page.goto('/admin/ofertas');
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Devolver con cambios' }).click();
  await page.getByRole('textbox', { name: 'Qué tiene que cambiar' }).fill('Di el horario.');
  await page.getByRole('button', { name: 'Devolver', exact: true }).click();
  await expect(page.getByText('Devuelta con cambios', { exact: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await company.reload();
  await expect(company.getByRole('heading', { name: 'Necesita un cambio' })).toBeVisible();
  await expect(company.getByText('Di el horario.')).toBeVisible();
  await company
    .getByLabel(/^Qué hará/)
    .fill('Oferta de prueba para una persona que haga páginas accesibles con nosotras, de 9 a 17 horas.');
  await company.getByRole('button', { name: 'Enviar a revisión' }).click();
  await expect(company.getByRole('heading', { name: 'La estamos revisando' })).toBeVisible();
  expect(await violationsOf(company)).toEqual([]);

  await page.reload();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Publicada', { exact: true }).first()).toBeVisible();
  await readMails(page, email, 3);

  const context = await browser.newContext({ baseURL, locale: 'es-ES', timezoneId: 'Europe/Madrid' });
  const member = await context.newPage();
  await be(member, await openMemberSession(await addMember(`socia-${name}@demo.example`)));
  await answerCookies(member);
  await member.goto('/ofertas-de-trabajo');
  const row = member.getByRole('listitem').filter({ hasText: title });
  await expect(row.getByText('Antes para miembros')).toBeVisible();
  await row.getByRole('link', { name: title }).click();
  await member.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(member.getByRole('button', { name: 'Guardada' })).toHaveAttribute('aria-pressed', 'true');
  await member.goto('/welcome');
  await expect(member.getByRole('region', { name: 'Tus ofertas' }).getByRole('link', { name: title })).toBeVisible();
  await context.close();

  await company.goto('/ofertas-de-trabajo');
  await expect(company.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(company.getByRole('link', { name: title })).toHaveCount(0);

  await company.goto(linkTo('/ofertas-de-trabajo/gestionar', received));
  await company.getByRole('button', { name: 'Ya está cubierta' }).click();
  await expect(company.getByRole('heading', { name: 'Está cubierta' })).toBeFocused();
});

test('a member saves a search as an alert, takes it away and back; a visitor is led to the login and back', async ({
  page,
  anotherVisitor,
}) => {
  const name = anyName();
  const userId = await addMember(`alerta-${name}@demo.example`);
  await be(page, await openMemberSession(userId));
  await answerCookies(page);
  await page.goto('/ofertas-de-trabajo?nivel=junior');
  await untilLive(page);
  await page.getByRole('link', { name: 'Avísame por correo' }).click();
  await page.getByRole('button', { name: 'Guardar alerta' }).click();
  const alerts = page.getByRole('region', { name: 'Alertas' });
  await expect(alerts.getByRole('link', { name: 'Junior' })).toBeVisible();
  await alerts.getByRole('button', { name: 'Quitar la alerta Junior' }).click();
  await expect(page.getByText('No tienes alertas')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(alerts.getByRole('link', { name: 'Junior' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await answerCookies(anotherVisitor);
  await anotherVisitor.goto('/ofertas-de-trabajo/alertas?modalidad=remoto');
  await expect(anotherVisitor.getByText('Entra para seguir')).toBeVisible();
  await anotherVisitor.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
  await expect(anotherVisitor).toHaveURL(/volver=.*modalidad/);
  const [kept] = await askDatabase<{ n: number }>('select count(*)::int as n from job_alerts where user_id = $1', [
    userId,
  ]);
  expect(kept?.n).toBe(1);
});

test('somebody reports an offer, and the team attends to it', async ({ page, anotherVisitor }) => {
  const visitor = anotherVisitor;
  await answerCookies(visitor);
  await visitor.goto('/ofertas-de-trabajo/ingenieria-de-datos-cooperativa-de-muestra-demo0002');
  await untilLive(visitor);
  await visitor.getByText('Denunciar esta oferta').click();
  await visitor.getByRole('radio', { name: 'Ya no está abierta' }).check();
  await visitor.getByLabel(/Cuéntanos más/).fill('Respondieron que ya hay alguien.');
  await visitor.getByRole('button', { name: 'Enviar denuncia' }).click();
  await expect(visitor.getByText('Gracias: el equipo la revisa.')).toBeVisible();

  await beAdmin(page);
  await answerCookies(page);
  await page.goto('/admin/ofertas?estado=reported');
  await page.getByRole('link', { name: 'Ingeniería de datos' }).click();
  await expect(page.getByText('Respondieron que ya hay alguien.')).toBeVisible();
  await page.getByRole('button', { name: 'Se queda: denuncias atendidas' }).click();
  await expect(page.getByText('Respondieron que ya hay alguien.')).toHaveCount(0);
});

test('a company that has lost its link gets it again by mail, and ends it by asking for another', async ({
  page: company,
  anotherVisitor: staff,
  watch,
}) => {
  test.slow();
  watch.tolerate(/404.*\/own-job/);
  const name = anyName();
  const email = `perdido-${name}@empresa.example`;
  await answerCookies(staff);
  await answerCookies(company);
  await company.goto('/ofertas-de-trabajo/publicar');
  await untilLive(company);
  await write(company, `Desarrollo web ${name}`, email);
  await company.getByRole('button', { name: 'Enviar oferta' }).click();
  const [first] = await readMails(staff, email);
  if (!first) throw new Error('No mail.');

  await company.goto('/ofertas-de-trabajo/enlace');
  await untilLive(company);
  await company.getByLabel('Correo con el que enviaste la oferta').fill(email);
  await company.getByRole('button', { name: 'Enviarme el enlace' }).click();
  await expect(company.getByRole('heading', { name: 'Mira tu correo' })).toBeFocused();
  expect(await violationsOf(company)).toEqual([]);
  const [second] = await readMails(staff, email, 2);
  if (!second) throw new Error('No mail.');

  const manage = '/ofertas-de-trabajo/gestionar';
  expect(linkTo(manage, second)).toBe(linkTo(manage, first));
  await company.goto(linkTo(manage, first));
  await company.getByRole('button', { name: 'Confirmar y enviar a revisión' }).click();
  await expect(company.getByRole('heading', { name: 'La estamos revisando' })).toBeVisible();
  await company.getByRole('button', { name: 'Pedir otro enlace' }).click();
  await company.getByRole('dialog').getByRole('button', { name: 'Pedir otro', exact: true }).click();
  await expect(company.getByRole('heading', { name: 'Te hemos enviado otro enlace' })).toBeFocused();
  await readMails(staff, email, 3);
  await company.reload();
  await expect(company.getByText('Este enlace no lleva a ninguna oferta')).toBeVisible();

  await beAdmin(staff);
  await staff.goto('/admin/ofertas');
  await staff.getByRole('link', { name: `Desarrollo web ${name}` }).click();
  await staff.getByRole('button', { name: 'Anular su enlace' }).click();
  await staff.getByRole('button', { name: 'Anularlo' }).click();
  await expect(staff.getByText('Enlace anulado. La empresa recibe otro.')).toBeVisible();
  await readMails(staff, email, 4);
  expect(await violationsOf(staff)).toEqual([]);
});
