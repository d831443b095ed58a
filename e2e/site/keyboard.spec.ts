import { randomBytes } from 'node:crypto';
import { openByKeyboard } from '../keyboard.ts';
import { linkTo, readMails } from '../mailbox.ts';
import { memberPassword } from '../new-member.ts';
import { expect, test } from '../visitor.ts';

const mark = () => randomBytes(4).toString('hex');

test('an article is read and commented without a mouse', async ({ page }) => {
  const keyboard = await openByKeyboard(page, '/recursos/css/box-model');
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
  const keyboard = await openByKeyboard(page, '/');
  await keyboard.enter(page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Eventos' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Próximos eventos tech' })).toBeFocused();
  await keyboard.enter(page.getByRole('button', { name: /^Ver detalles: .*accesibilidad de principio a fin/ }));
  await keyboard.enter(page.getByRole('link', { name: /^Ver el evento: .*accesibilidad de principio a fin/ }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await keyboard.type(page.getByRole('textbox', { name: 'Nombre' }), 'Tecla de Prueba');
  await keyboard.type(page.getByRole('textbox', { name: 'Correo' }), `plaza-${mark()}@prueba.example`);
  await keyboard.check(page.getByRole('checkbox', { name: /He leído/ }));
  await keyboard.enter(page.getByRole('button', { name: /^Apuntarme/ }));
  await expect(page.getByRole('heading', { name: /^Falta un paso: confirma/ })).toBeFocused();
});

test('somebody registers, leaves and logs in again without a mouse', async ({ page, watch }) => {
  watch.tolerate(/status of 404/);
  const email = `registro-${mark()}@prueba.example`;
  let keyboard = await openByKeyboard(page, '/register');
  await keyboard.type(page.getByLabel('Nombre'), 'Tecla de Prueba');
  await keyboard.type(page.getByLabel('Correo', { exact: true }), email);
  await keyboard.type(page.getByLabel('Contraseña', { exact: true }), memberPassword);
  for (const name of [/16 años/, /términos de uso$/, /política de privacidad$/])
    await keyboard.check(page.getByRole('checkbox', { name }));
  await keyboard.enter(page.getByRole('button', { name: 'Crear mi cuenta' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Mira tu correo' })).toBeFocused();

  const [mail] = await readMails(page, email);
  if (!mail) throw new Error('There is no mail.');
  keyboard = await openByKeyboard(page, linkTo('/register/confirmar', mail));
  await keyboard.type(page.getByLabel('Contraseña', { exact: true }), memberPassword);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sobre ti' })).toBeFocused();
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
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeFocused();

  await keyboard.type(page.getByLabel('Correo', { exact: true }), email);
  await keyboard.type(page.getByLabel('Contraseña', { exact: true }), memberPassword);
  await keyboard.press('Enter');
  await page.waitForURL('/welcome');
});

test('a company writes an offer without a mouse, and a fault leads to its field', async ({ page }) => {
  const keyboard = await openByKeyboard(page, '/ofertas-de-trabajo');
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

test('a page whose content no key reaches is found by the walk', async ({ page }) => {
  const keyboard = await openByKeyboard(page, '/login');
  await page.getByRole('main').evaluate((main) => {
    for (const control of main.querySelectorAll<HTMLElement>('a, button, input')) control.tabIndex = -1;
  });
  await expect(keyboard.walkContent()).rejects.toThrow('no control of the page is reached');
});
