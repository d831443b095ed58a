import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { adminSession, be, beAdmin, logIn, pendingComments, sendComment } from '../api.ts';
import { linkTo, readMails } from '../mailbox.ts';
import { askDatabase } from '../site-database.ts';
import { siteUnderTest } from '../site-under-test.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const rowsOf = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

/** Returns the file that "Exportar CSV" saves: its lines, without the mark at the start. */
async function exported(page: Page): Promise<{ name: string; lines: string[] }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar CSV' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), lines: text.replace('\ufeff', '').trimEnd().split('\r\n') };
}

test.beforeEach(async ({ page }) => answerCookies(page));

test.describe('the audit log', () => {
  test('says of an approval who, when and what changed, and exports what is filtered', async ({ page }) => {
    const { authToken } = await beAdmin(page);
    const text = `Para el registro ${randomUUID()}`;
    await sendComment(text, 'Lectora de prueba');
    const sent = (await pendingComments(authToken)).find(({ content }) => content === text);
    const approved = await page.request.post(`/api/comments/approve/${sent?.id}`, {
      headers: { authorization: `Bearer ${authToken}` },
    });
    expect(approved.ok()).toBe(true);

    await page.goto('/admin');
    await page.getByRole('navigation', { name: 'Administración' }).getByRole('link', { name: 'Registro' }).click();
    await page.getByRole('combobox', { name: 'Acto:' }).selectOption('Comentario aprobado');
    await page.getByRole('searchbox').fill(sent?.id ?? '');
    const row = rowsOf(page);
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('Administradora');
    await expect(row.locator('del')).toHaveText('pendiente');
    await expect(row.locator('ins')).toHaveText('aprobado');
    await expect(page).toHaveURL(new RegExp(`\\?buscar=${sent?.id}&acto=comment\\.approve$`));
    await expect(row).toHaveCount(1);

    const { name, lines } = await exported(page);
    expect(name).toMatch(/^registro-\d{4}-\d\d-\d\d\.csv$/);
    expect(lines[0]).toBe('Cuándo;Quién;Acto;Sobre;Código del acto;Antes;Después;Petición;Red');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`;Comentario aprobado;comment:${sent?.id};comment.approve;`);

    await page.reload();
    await expect(rowsOf(page)).toHaveCount(1);
  });

  test('is ordered and turned page by page, with the way back, and narrowed to days', async ({ page }) => {
    await askDatabase(
      `insert into audit (at, act, actor_name, subject, request_id)
       select '2025-03-01T10:00:00Z'::timestamptz + n * interval '1 hour', 'auth.login', 'Persona de prueba', 'user:' || n, 'prueba-' || n
         from generate_series(1, 120) n where not exists (select from audit where request_id = 'prueba-1')`,
    );
    await beAdmin(page);
    await page.goto('/admin/registro?hasta=2025-12-31');
    await expect(page.getByText('120 actos · página 1 de 3')).toBeVisible();
    await expect(rowsOf(page).first()).toContainText('Cuenta 120');
    await page.getByRole('link', { name: 'Siguiente' }).click();
    await expect(page.getByText('120 actos · página 2 de 3')).toBeVisible();
    await expect(rowsOf(page).first()).toContainText('Cuenta 70');
    await expect(page.getByRole('table')).toBeFocused();
    await page.getByRole('button', { name: 'Cuándo' }).click();
    await expect(rowsOf(page).first()).toContainText('Cuenta 1');
    await expect(page.getByText('120 actos · página 1 de 3')).toBeVisible();
    await page.goBack();
    await expect(rowsOf(page).first()).toContainText('Cuenta 120');
    await page.getByLabel('Desde:').fill('2025-03-06');
    await expect(page.getByText(/^\d+ actos$/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Quién:' }).fill('nadie que exista');
    await expect(page.getByText('Nada coincide con el filtro')).toBeVisible();
    await page.getByRole('button', { name: 'Quitar el filtro' }).click();
    await expect(rowsOf(page)).not.toHaveCount(0);
  });
});

test.describe('the mails', () => {
  test('one that failed says why, is tried again, leaves, and is read in the local mailbox', async ({ page }) => {
    const to = `fallida-${randomUUID().slice(0, 8)}@prueba.example`;
    await askDatabase(
      `insert into mail_outbox (id, recipient, subject, text, html, state, attempts, last_error, settled_at)
       values ($1, $2, 'Tu plaza en el taller', $3, $4, 'failed', 21, 'connect ECONNREFUSED 192.0.2.1:25', now())`,
      [
        randomUUID(),
        to,
        'Tienes plaza.\n\nRecibes este correo porque te apuntaste.',
        '<p style="color:red" onclick="x()">Tienes <strong>plaza</strong>.</p><script>document.title="roto"</script><p>Recibes este correo porque te apuntaste.</p>',
      ],
    );
    await beAdmin(page);
    await page.goto('/admin');
    await expect(page.getByText(/correos? fallidos?/).last()).toBeVisible();
    await page.goto('/admin/correos?estado=failed');
    await page.getByRole('searchbox').fill(to);
    const row = rowsOf(page).filter({ hasText: to });
    await expect(row).toContainText('El servidor de correo no responde.');
    await row.getByRole('button', { name: `Reintentar el correo para ${to}` }).click();
    await expect(page.getByText('El correo vuelve a la cola.')).toBeVisible();
    await expect(page.getByText('Nada coincide con el filtro')).toBeVisible();
    await expect(async () => {
      await page.goto(`/admin/correos?buscar=${to}`);
      await expect(row).toContainText('Enviado', { timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
    const { lines } = await exported(page);
    expect(lines[0]).toBe('Asunto;Para;Escrito;Estado;Intentos;Enviado o dado por perdido;Último error');
    expect(lines[1]).toMatch(new RegExp(`^Tu plaza en el taller;${to};[^;]+;Enviado;22;`));

    await page.getByRole('navigation', { name: 'Correos' }).getByRole('link', { name: 'Buzón local' }).click();
    // The page before has a search with the same words.
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await page.getByRole('searchbox').fill(to);
    await expect(rowsOf(page)).toHaveCount(1);
    await page.getByRole('link', { name: 'Tu plaza en el taller' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Tu plaza en el taller' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Con formato' }).getByRole('strong')).toHaveText('plaza');
    await expect(page.getByRole('region', { name: 'Como texto' })).toContainText('Tienes plaza.');
    await expect(page).not.toHaveTitle('roto');

    await page.goto('/admin/registro?acto=mail.retry');
    await expect(rowsOf(page).first()).toContainText('Correo reintentado');
  });

  test('all that failed are tried again after a question', async ({ page }) => {
    const subject = `Aviso ${randomUUID().slice(0, 8)}`;
    await askDatabase(
      `insert into mail_outbox (id, recipient, subject, text, html, state, attempts, last_error, settled_at)
       select gen_random_uuid(), 'persona' || n || '@prueba.example', $1, 'Recibes este correo porque sí.', '<p>Recibes este correo porque sí.</p>', 'failed', 1, '550 Unknown here', now()
         from generate_series(1, 3) n`,
      [subject],
    );
    await beAdmin(page);
    await page.goto(`/admin/correos?buscar=${encodeURIComponent(subject)}`);
    await expect(rowsOf(page).filter({ hasText: 'El servidor no acepta la dirección de destino.' })).toHaveCount(3);
    await page.getByRole('button', { name: 'Reintentar los fallidos' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sí, reintentar' }).click();
    await expect(page.getByText(/correos vuelven a la cola\./)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reintentar los fallidos' })).toHaveCount(0);
    await readMails(page, subject, 3);
  });
});

test.describe('who is not of the team', () => {
  const password = 'siete ranas en la acequia';

  /** Somebody who has registered and confirmed her mail. */
  async function newMember(page: Page) {
    const userEmail = `socia-${randomUUID().slice(0, 8)}@registro.example`;
    const agreed = { ofAge: true, rules: true, privacy: true };
    const registered = await page.request.post('/api/auth/register', {
      data: { userName: 'Socia de prueba', userEmail, userPassword: password, ...agreed },
    });
    expect(registered.status()).toBe(204);
    const [mail] = await readMails(page, userEmail);
    const token = linkTo('/register/confirmar', mail as NonNullable<typeof mail>).split('#')[1];
    const confirmed = await page.request.post('/api/auth/confirm', { data: { token, userPassword: password } });
    expect(confirmed.ok()).toBe(true);
    return logIn(userEmail, password);
  }

  for (const who of ['a visitor', 'a member'] as const) {
    test(`${who} loads not one byte of the administration`, async ({ page }) => {
      if (who === 'a member') await be(page, await newMember(page));
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
      for (const path of ['/', '/recursos/css/css-grid', '/eventos', '/contacto', '/login']) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await untilLive(page);
        await page.mouse.wheel(0, 20_000);
        await page.waitForLoadState('networkidle');
        const html = await (await page.request.get(path)).text();
        expect(html, `${path} names a file of the administration`).not.toMatch(/(?:src|href)="[^"]*\/mf-admin\//);
      }
      expect(loaded.filter((path) => path.startsWith('/mf/mf-blog/')).length, 'remotes are loaded').toBeGreaterThan(0);
      expect(loaded.filter((path) => path.startsWith('/mf/mf-admin/'))).toEqual([]);
      expect(loaded.filter((path) => path.startsWith('/api/admin/'))).toEqual([]);
    });
  }

  test('a member there sees why not, and the API gives her nothing', async ({ page }) => {
    const { authToken } = await be(page, await newMember(page));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const path of ['/admin', '/admin/correos', '/admin/registro', '/admin/despliegues']) {
      await page.goto(path);
      await expect(page.getByText('No tienes permiso para ver esta página')).toBeVisible();
    }
    expect(asked.filter((path) => path.startsWith('/api/admin/'))).toEqual([]);
    const headers = { authorization: `Bearer ${authToken}` };
    for (const path of ['mails', 'mailbox', 'audit', 'releases', 'releases/history', 'waiting']) {
      const answer = await page.request.get(`/api/admin/${path}`, { headers });
      expect(answer.status(), path).toBe(403);
      expect(Object.keys(await answer.json()).sort(), path).toEqual(['code', 'message', 'requestId']);
    }
  });

  test('the server sends heading and skeleton of a page of the administration, and nothing else of it', async ({
    request,
  }) => {
    const { url } = siteUnderTest();
    const { userName } = await adminSession();
    for (const [path, heading] of [
      ['/admin', 'Hoy toca'],
      ['/admin/correos', 'Correos'],
      ['/admin/correos/buzon', 'Buzón local'],
      ['/admin/registro', 'Registro'],
      ['/admin/despliegues', 'Despliegues'],
    ] as const) {
      const { authToken } = await adminSession();
      const html = await (
        await request.get(`${url}${path}`, { headers: { authorization: `Bearer ${authToken}` } })
      ).text();
      const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
      expect(main, path).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
      expect(main, path).toContain('aria-busy="true"');
      expect(main, path).not.toMatch(/<table|<input|<select/);
      expect(main, path).not.toContain(userName);
    }
  });
});
