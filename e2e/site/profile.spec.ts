import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { be, logIn } from '../api.ts';
import { linkTo, readMails } from '../mailbox.ts';
import { violationsOf } from '../violations.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const password = 'siete ranas en la acequia';

test.beforeEach(async ({ page }) => answerCookies(page));

/** Somebody who has registered and confirmed her mail; this tab is hers. */
async function becomeMember(page: Page, email: string, userName: string) {
  const agreed = { ofAge: true, rules: true, privacy: true };
  const account = { userName, userEmail: email, userPassword: password, ...agreed };
  expect((await page.request.post('/api/auth/register', { data: account })).ok()).toBe(true);
  const [mail] = await readMails(page, email);
  const token = linkTo('/register/confirmar', mail as NonNullable<typeof mail>).split('#')[1];
  const confirmed = await page.request.post('/api/auth/confirm', { data: { token, userPassword: password } });
  expect(confirmed.ok()).toBe(true);
  return be(page, await logIn(email, password));
}

/** @param sections the sections to unfold */
async function openProfile(page: Page, ...sections: string[]) {
  await page.goto('/personaliza-perfil');
  await untilLive(page);
  for (const name of sections) await page.getByRole('heading', { name }).click();
}

const saveIn = (page: Page, section: string) =>
  page.getByRole('region', { name: section }).getByRole('button', { name: 'Guardar' }).click();

/** A photograph taken somewhere: red on the left, blue on the right. */
async function photograph() {
  const half = (background: string) => sharp({ create: { width: 600, height: 600, channels: 3, background } }).png();
  return sharp({ create: { width: 1200, height: 600, channels: 3, background: '#000' } })
    .composite([
      { input: await half('#e00000').toBuffer(), left: 0, top: 0 },
      { input: await half('#0000e0').toBuffer(), left: 600, top: 0 },
    ])
    .withExif({ IFD0: { Make: 'camara-de-ana' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 23/1 0/1' } })
    .jpeg()
    .toBuffer();
}

test('a member describes herself, decides who sees what, and looks with their eyes', async ({ page }) => {
  const { userId } = await becomeMember(page, 'perfil@registro.example', 'María Núñez');
  await openProfile(page);
  await expect(page.getByRole('heading', { name: 'Así te ve…' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const height = await page.getByRole('main').evaluate((main) => main.scrollHeight);
    expect(height, `folded at ${width} px`).toBeLessThan(1_900);
  }
  await openProfile(page, 'Quién eres', 'Qué haces', 'Así te ve…');
  await expect(page.getByText('Una visitante no ve nada de ti')).toBeVisible();

  await page.getByLabel('Nombre', { exact: true }).fill("Begoña O'Neill-Núñez");
  await page.getByLabel(/^Pronombres/).fill('ella');
  await page.getByLabel('Quién lo ve: pronombres').selectOption('Socias');
  await page.getByLabel(/^Sobre ti/).fill('Hago mapas.');
  await page.getByLabel('Quién lo ve: sobre ti').selectOption('Todo el mundo');
  await saveIn(page, 'Quién eres');
  await expect(page.getByText('Cambios guardados')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /O'Neill-Núñez/ })).toBeVisible();

  const skills = page.getByRole('combobox', { name: /^Habilidades/ });
  // A page that still scrolls closes what is offered: then one types again.
  await expect(async () => {
    await skills.fill('');
    await skills.fill('accesi');
    await page.getByRole('option', { name: 'Accesibilidad' }).click({ timeout: 2_000 });
  }).toPass();
  await skills.fill('Cartografía antigua');
  await skills.press('Enter');
  await page.getByLabel('Quién lo ve: habilidades').selectOption('Todo el mundo');
  await saveIn(page, 'Qué haces');

  const card = page.getByRole('article', { name: "Begoña O'Neill-Núñez" });
  await expect(card).toContainText('Hago mapas.');
  await expect(card).toContainText('Cartografía antigua');
  await expect(card).not.toContainText('ella');
  await page.getByRole('radio', { name: 'Una socia' }).check();
  await expect(card).toContainText('ella');
  expect(await violationsOf(page)).toEqual([]);

  // A stranger sees just that.
  const seen = await (await page.request.get(`/api/members/${userId}`)).json();
  expect(seen).toEqual({
    id: userId,
    name: "Begoña O'Neill-Núñez",
    bio: 'Hago mapas.',
    skills: ['Accesibilidad', 'Cartografía antigua'],
  });
});

test('what was typed outlives a reload, and another tab does not overwrite it unseen', async ({ page, watch }) => {
  watch.tolerate(/status of 409/);
  const { authToken, userId } = await becomeMember(page, 'pestanas@registro.example', 'Dos Pestañas');
  await openProfile(page, 'Qué haces');
  await page.getByLabel(/^Ciudad/).fill('Lleida');
  await page.reload();
  await untilLive(page);
  // What waits to be saved is unfolded.
  await expect(page.getByText('Hemos recuperado cambios que no habías guardado.')).toBeVisible();
  await expect(page.getByLabel(/^Ciudad/)).toHaveValue('Lleida');

  const headers = { authorization: `Bearer ${authToken}` };
  const profile = await (await page.request.get(`/api/user/${userId}/profile`, { headers })).json();
  const elsewhere = { ...profile, jobTitle: 'Cartógrafa' };
  await page.request.put(`/api/user/${userId}/profile`, { headers, data: elsewhere });
  await saveIn(page, 'Qué haces');
  await expect(page.getByRole('alert')).toContainText('ha cambiado en otra pestaña');
  await page.getByRole('button', { name: 'Traer lo guardado y conservar lo mío' }).click();
  await expect(page.getByLabel(/^Puesto/)).toHaveValue('Cartógrafa');
  await saveIn(page, 'Qué haces');
  await expect(page.getByText('Cambios guardados')).toBeVisible();
  await openProfile(page, 'Qué haces');
  await expect(page.getByLabel(/^Ciudad/)).toHaveValue('Lleida');
  await expect(page.getByLabel(/^Puesto/)).toHaveValue('Cartógrafa');
  await expect(page.getByText('Hemos recuperado')).toHaveCount(0);
});

test('a picture is cut with the keyboard, loses its notes and is in the header at once', async ({ page }) => {
  await becomeMember(page, 'foto@registro.example', 'Ana Foto');
  await openProfile(page, 'Tu foto');
  const inHeader = page.getByRole('banner').locator('img[src*="avatar"]');
  await expect(inHeader).toHaveAttribute('src', '/default-avatar.png');

  const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await photograph() };
  expect(file.buffer.includes('camara-de-ana')).toBe(true);
  await page.getByLabel('Archivo de tu foto').setInputFiles(file);
  await expect(page.getByRole('img', { name: 'Tu foto, recortada en un cuadrado' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Mover a la derecha' }).focus();
  for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('+');
  await expect(page.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '120 %');
  await saveIn(page, 'Tu foto');
  await expect(page.getByText('Cambios guardados')).toBeVisible();

  await expect(inHeader).toHaveAttribute('src', /\/api\/avatars\/[0-9a-f]{32}\/96$/);
  const address = (await inHeader.getAttribute('src')) ?? '';
  for (const accept of ['image/avif', 'image/webp']) {
    const picture = await (await page.request.get(address, { headers: { accept } })).body();
    expect(picture.includes('camara-de-ana')).toBe(false);
    const { exif, width, height } = await sharp(picture).metadata();
    expect([exif, width, height]).toEqual([undefined, 96, 96]);
    const { channels } = await sharp(picture).stats();
    expect(channels[2]?.mean, 'the blue half was chosen').toBeGreaterThan(180);
    expect(channels[0]?.mean).toBeLessThan(60);
  }

  await page.getByRole('button', { name: 'Quitar la foto' }).click();
  await expect(inHeader).toHaveAttribute('src', '/default-avatar.png');
  expect((await page.request.get(address)).status()).toBe(404);
});

test('what is no picture is refused in words, and nothing changes', async ({ page }) => {
  await becomeMember(page, 'sinfoto@registro.example', 'Eva Sinfoto');
  await openProfile(page, 'Tu foto');
  const files = [
    {
      name: 'foto.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<html><script>alert(1)</script>'),
      says: /parece dañada/,
    },
    { name: 'dibujo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>'), says: 'La foto tiene que ser JPG' },
    { name: 'nada.png', mimeType: 'image/png', buffer: Buffer.alloc(0), says: 'está vacío' },
  ];
  for (const { says, ...file } of files) {
    await page.getByLabel('Archivo de tu foto').setInputFiles(file);
    await expect(page.getByText(says)).toBeVisible();
  }
});

test('the second step of registration is kept for herself', async ({ page }) => {
  await becomeMember(page, 'paso2@registro.example', 'Clara Paso');
  await page.goto('/register/sobre-ti');
  await untilLive(page);
  await page.getByLabel(/^Ciudad/).fill('Girona');
  await page.getByRole('radio', { name: 'Cambio de carrera' }).check();
  await page.getByLabel(/^Formación/).fill('Filología');
  await page.getByRole('radio', { name: 'En un evento' }).check();
  await page.getByRole('button', { name: 'Guardar y seguir' }).click();
  await page.waitForURL('/welcome');
  await openProfile(page, 'Qué haces', 'De dónde vienes');
  await expect(page.getByLabel(/^Ciudad/)).toHaveValue('Girona');
  await expect(page.getByLabel('Quién lo ve: ciudad')).toHaveValue('me');
  await expect(page.getByRole('radio', { name: 'En un evento' })).toBeChecked();
});
