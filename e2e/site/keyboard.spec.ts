import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { be } from '../api.ts';
import { Keyboard } from '../keyboard.ts';
import { linkTo, readMails } from '../mailbox.ts';
import { addMember, memberPassword, openMemberSession } from '../new-member.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

test.describe.configure({ timeout: 120_000 });

const mark = () => randomBytes(4).toString('hex');

/** Opens a page as somebody without a mouse. */
async function open(page: Page, path: string): Promise<Keyboard> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await answerCookies(page);
  await page.goto(path);
  await untilLive(page);
  return new Keyboard(page);
}

async function beMember(page: Page): Promise<string> {
  const email = `tecla-${mark()}@prueba.example`;
  await be(page, await openMemberSession(await addMember(email, 'Tecla de Prueba')));
  return email;
}

test('an article is read and commented without a mouse', async ({ page }) => {
  const keyboard = await open(page, '/recursos/css/box-model');
  const text = `Comentario sin ratón ${mark()}`;
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await keyboard.type(page.getByRole('textbox', { name: 'Comentario' }), text);
  await keyboard.enter(page.getByRole('button', { name: 'Enviar comentario' }));
  await expect(page.getByText('está pendiente de moderación')).toBeVisible();
  await keyboard.look();
  const entry = page.getByRole('listitem').filter({ hasText: text });
  await keyboard.enter(entry.getByRole('button', { name: 'Retirar' }), 'Shift+Tab');
  await keyboard.look();
  await keyboard.enter(entry.getByRole('button', { name: 'Retirarlo' }));
  await expect(entry).toHaveCount(0);
  await keyboard.look();
});

test('an event is found and a place in it is taken without a mouse', async ({ page }) => {
  const keyboard = await open(page, '/');
  await keyboard.enter(page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Eventos' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Próximos eventos tech' })).toBeFocused();
  await keyboard.enter(page.getByRole('button', { name: /^Ver detalles: .*accesibilidad de principio a fin/ }));
  await keyboard.enter(page.getByRole('link', { name: /^Ver el evento: .*accesibilidad de principio a fin/ }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await keyboard.type(page.getByRole('textbox', { name: 'Nombre' }), 'Tecla de Prueba');
  await keyboard.type(page.getByRole('textbox', { name: 'Correo' }), `plaza-${mark()}@prueba.example`);
  await keyboard.check(page.getByRole('checkbox', { name: /He leído/ }));
  await keyboard.enter(page.getByRole('button', { name: /^Apuntarme/ }));
  await expect(page.getByRole('heading', { name: /^(Nos vemos allí|Estás en la lista de espera)/ })).toBeFocused();
});

test('somebody registers, leaves and logs in again without a mouse', async ({ page, watch }) => {
  watch.tolerate(/status of 404/);
  const email = `registro-${mark()}@prueba.example`;
  let keyboard = await open(page, '/register');
  await keyboard.type(page.getByLabel('Nombre'), 'Tecla de Prueba');
  await keyboard.type(page.getByLabel('Correo', { exact: true }), email);
  await keyboard.type(page.getByLabel('Contraseña', { exact: true }), memberPassword);
  for (const name of [/16 años/, /términos de uso$/, /política de privacidad$/])
    await keyboard.check(page.getByRole('checkbox', { name }));
  await keyboard.enter(page.getByRole('button', { name: 'Crear mi cuenta' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Mira tu correo' })).toBeFocused();

  const [mail] = await readMails(page, email);
  if (!mail) throw new Error('There is no mail.');
  keyboard = await open(page, linkTo('/register/confirmar', mail));
  await keyboard.type(page.getByLabel('Contraseña', { exact: true }), memberPassword);
  await keyboard.press('Enter');
  await page.waitForURL('/register/sobre-ti');
  await keyboard.enter(page.getByRole('link', { name: 'Ahora no' }));
  await page.waitForURL('/welcome');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const menu = page.getByRole('button', { name: /^Menú de/ });
  await keyboard.goTo(menu, 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Cerrar sesión' })).toBeFocused();
  await keyboard.press('Enter');
  await page.waitForURL('/login');

  await keyboard.type(page.getByLabel('Correo', { exact: true }), email);
  await keyboard.type(page.getByLabel('Contraseña', { exact: true }), memberPassword);
  await keyboard.press('Enter');
  await page.waitForURL('/welcome');
});

test('a member sends a document without a mouse', async ({ page }) => {
  await beMember(page);
  const keyboard = await open(page, '/enviar-documentacion');
  await keyboard.enter(page.getByRole('link', { name: 'CV para prioridad en empleo' }));
  const form = page.getByRole('form', { name: 'CV para prioridad en empleo' });
  await expect(form).toBeVisible();
  await keyboard.type(form.getByLabel('Qué trabajo buscas'), 'Frontend');
  await keyboard.goTo(page.getByLabel('Elegir archivos'));
  const choosing = page.waitForEvent('filechooser');
  await keyboard.press('Enter');
  const buffer = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Title (Hola) >>\nendobj\n%%EOF\n');
  await (await choosing).setFiles({ name: 'currículum.pdf', mimeType: 'application/pdf', buffer });
  await expect(form.getByText('Subido', { exact: true })).toBeVisible();
  await keyboard.look();
  await keyboard.check(form.getByRole('checkbox', { name: /He leído/ }));
  await keyboard.enter(form.getByRole('button', { name: 'Enviar documentos' }));
  await expect(page.getByRole('heading', { name: /Hemos recibido/ })).toBeVisible();
  await keyboard.look();
});

test('a member asks for a mentor without a mouse', async ({ page }) => {
  await beMember(page);
  const keyboard = await open(page, '/mentoria/pedir');
  const form = page.getByRole('form', { name: 'Pedir mentora' });
  await keyboard.type(
    form.getByLabel('¿Qué quieres conseguir?'),
    'Quiero aprender a revisar la seguridad de lo que publico cada semana.',
  );
  await keyboard.choose(
    form
      .getByRole('group')
      .filter({ has: page.getByRole('radio', { name: 'Llevo de 2 a 5 años' }) })
      .last(),
    form.getByRole('radio', { name: 'Llevo de 2 a 5 años' }),
  );
  for (const name of ['Seguridad']) await keyboard.check(form.getByRole('checkbox', { name, exact: true }));
  await keyboard.choose(
    form
      .getByRole('group')
      .filter({ has: page.getByRole('radio', { name: 'Ciclo de 3 meses' }) })
      .last(),
    form.getByRole('radio', { name: 'Ciclo de 3 meses' }),
  );
  for (const name of ['Lengua de signos', 'En línea', 'martes por la tarde'])
    await keyboard.check(form.getByRole('checkbox', { name, exact: true }));
  await keyboard.type(form.getByLabel('¿Cómo prefieres que te escriba la primera vez?'), 'Por correo');
  await keyboard.check(form.getByRole('checkbox', { name: /Me comprometo/ }));
  await keyboard.enter(form.getByRole('button', { name: 'Pedir mentora' }));
  await expect(page).toHaveURL(/\/mentoria\/mi-mentoria$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a company writes an offer without a mouse, and a fault leads to its field', async ({ page }) => {
  const keyboard = await open(page, '/ofertas-de-trabajo');
  await keyboard.enter(page.getByRole('link', { name: /Publica(r)? (una|tu) oferta/ }).first());
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const form = page.getByRole('form', { name: 'Tu oferta' });
  await keyboard.type(form.getByLabel('Título', { exact: true }), `Oferta sin ratón ${mark()}`);
  await keyboard.enter(form.getByRole('button', { name: 'Enviar oferta' }));
  const alert = page.getByRole('alert');
  await expect(alert).toBeFocused();
  await keyboard.enter(alert.getByRole('link', { name: /salario mínimo/ }));
  await expect(form.getByLabel('Salario mínimo')).toBeFocused();
  await keyboard.look();
});

for (const { path, member } of [
  { path: '/' },
  { path: '/eventos' },
  { path: '/eventos/accesibilidad-principio-a-fin-demo' },
  { path: '/recursos/css/css-grid' },
  { path: '/blog' },
  { path: '/buscar?q=grid' },
  { path: '/contacto' },
  { path: '/ofertas-de-trabajo' },
  { path: '/presentaciones-destacadas/css-grid-que-escala-demo' },
  { path: '/stats' },
  { path: '/recursos-comunidad-femcoders-club' },
  { path: '/personaliza-perfil', member: true },
]) {
  test(`on ${path} the focus goes from top to bottom and can always be seen`, async ({ page }) => {
    if (member) await beMember(page);
    const keyboard = await open(page, path);
    const stops = await keyboard.walk();
    expect(stops[0]).toContain('Saltar al contenido');
    expect(stops.length, stops.join(', ')).toBeGreaterThan(20);
    expect(stops.at(-1), 'the end of the footer').toMatch(/Sistema|©|Privacidad|input/);
  });
}
