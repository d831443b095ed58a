import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { articlePost, beAdmin, logIn } from '../api.ts';
import { linkTo, type ReceivedMail, readMails } from '../mailbox.ts';
import { askDatabase } from '../site-database.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const password = 'siete ranas en la acequia';

test.beforeEach(async ({ page }) => answerCookies(page));

/** Somebody who has just confirmed her mail, and the mail that welcomes her. */
async function newMember(page: Page): Promise<{ email: string; welcome: ReceivedMail }> {
  const email = `socia-${randomUUID().slice(0, 8)}@avisos.example`;
  const agreed = { ofAge: true, rules: true, privacy: true };
  await page.request.post('/api/auth/register', {
    data: { userName: 'Núria Ñandú', userEmail: email, userPassword: password, ...agreed },
  });
  const [mail] = await readMails(page, email);
  const token = linkTo('/register/confirmar', mail as ReceivedMail).split('#')[1];
  await page.request.post('/api/auth/confirm', { data: { token, userPassword: password } });
  const [welcome] = await readMails(page, `${email} bienvenida`);
  return { email, welcome: welcome as ReceivedMail };
}

async function enter(page: Page, email: string, path: string) {
  await page.goto(`/login?volver=${path}`);
  await untilLive(page);
  await page.getByLabel('Correo', { exact: true }).fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL(path);
}

test.describe('a member', () => {
  test('ends one kind of mails by the link of a mail, changes her mind, and chooses the rest herself', async ({
    page,
  }) => {
    const { email, welcome } = await newMember(page);
    expect(welcome.subject).toBe('Te damos la bienvenida: 3 primeros pasos');
    for (const body of [welcome.text, welcome.html]) expect(body).toContain('/personaliza-perfil/avisos');

    const link = linkTo('/api/mail-preferences/unsubscribe', welcome);
    await page.goto(link);
    await untilLive(page);
    await expect(page).toHaveURL(/\/baja#/);
    await expect(page.getByRole('main')).toContainText('Dejarás de recibir Bienvenida');
    await page.getByRole('button', { name: 'Dejar de recibirlos' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ya no te llegarán' })).toBeFocused();
    await page.getByRole('button', { name: 'Volver a recibirlos' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Los vuelves a recibir' })).toBeFocused();

    // What a mail program does by itself.
    const clicked = await page.request.post(link, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(await clicked.json()).toEqual({ topic: 'welcome', state: 'unwanted' });

    await enter(page, email, '/personaliza-perfil/avisos');
    await untilLive(page);
    const box = (name: string) => page.getByRole('checkbox', { name });
    await expect(box('Bienvenida')).not.toBeChecked();
    await expect(box('Novedades')).not.toBeChecked();
    await expect(box('Comentarios por revisar')).toHaveCount(0);
    await box('Novedades').focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Cambios guardados')).toBeVisible();
    await page.reload();
    await expect(box('Novedades')).toBeChecked();
    await expect(box('Recordatorios de eventos')).toBeChecked();
  });

  test('reads what became of her comment, and why when it is not published', async ({ page }) => {
    const { email } = await newMember(page);
    const { authToken } = await logIn(email, password);
    const admin = { authorization: `Bearer ${(await beAdmin(page)).authToken}` };
    for (const decision of ['approve', 'reject']) {
      const sent = await page.request.post('/api/comments', {
        headers: { authorization: `Bearer ${authToken}` },
        data: { postId: articlePost, content: `Mi comentario ${randomUUID()}`, alias: 'Núria' },
      });
      const { id } = await sent.json();
      const decided = await page.request.post('/api/admin/comments/decisions', {
        headers: admin,
        data: { decisions: [{ id, decision, ...(decision === 'reject' && { reason: 'off-topic' }) }] },
      });
      expect(decided.ok()).toBe(true);
    }
    // A minute passes, in which a decision can be undone.
    await askDatabase(`update jobs.job set start_after = now() where name = 'author-notice' and state = 'created'`);
    const [published] = await readMails(page, `${email} publicado`);
    expect(published?.text).toContain('> Mi comentario');
    const [refused] = await readMails(page, `${email} sobre tu comentario`);
    expect(refused?.text).toContain('Motivo: No trata del tema del artículo.');
    expect(refused?.text).not.toContain('unsubscribe');
  });
});
