import { be, beAdmin } from '../api.ts';
import { addMember, openMemberSession } from '../new-member.ts';
import { askDatabase } from '../site-database.ts';
import { violationsOf } from '../violations.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const anyName = () => Math.random().toString(36).slice(2, 8);

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
    const structured = (await page.locator('script[type="application/ld+json"]').allInnerTexts()).join();
    expect(structured).toContain('"@type":"JobPosting"');
    expect(structured).toContain('"minValue":27000');

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
  await page.getByLabel(/^Que pague al menos/).fill('50.000');
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

test('biased words are marked while she types, and what the law forbids cannot be sent', async ({ page }) => {
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

  await page.reload();
  await expect(page.getByLabel('Título')).toHaveValue('Programador ninja');
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
