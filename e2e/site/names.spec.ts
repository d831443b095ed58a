import type { Page } from '@playwright/test';
import { beAdmin, sendComment } from '../api.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

/** Opens a page as somebody does who hears it. */
async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await answerCookies(page);
  await page.goto(path);
  await untilLive(page);
}

test('the header says whose site it is and where it leads', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "FemCoders Club, inicio"
      - navigation "Principal":
        - list:
          - listitem:
            - link "Sobre Nosotras"
          - listitem:
            - link "Equipo"
          - listitem:
            - link "Eventos"
          - listitem:
            - link "Contacto"
          - listitem:
            - link "Blog"
      - link "Buscar"
      - link "Iniciar sesión"
  `);
});

test('an article begins with its title, its author and its date, and each way to share it says whether it leaves', async ({
  page,
}) => {
  await open(page, '/recursos/css/css-grid');
  await expect(page.getByRole('article').locator('header').first()).toMatchAriaSnapshot(`
    - paragraph:
      - link "Volver al Blog"
    - 'heading "CSS Grid: maquetar en dos dimensiones" [level=1]'
    - paragraph:
      - strong: Equipo editorial
      - time: 17 de noviembre de 2023
    - list "Compartir este artículo":
      - listitem:
        - link "Compartir en Facebook (se abre en otra pestaña)"
      - listitem:
        - button "Copiar el texto para compartir en Instagram"
  `);
  await expect(page.getByRole('form', { name: 'Deja tu comentario' })).toMatchAriaSnapshot(`
    - form "Deja tu comentario":
      - heading "Deja tu comentario" [level=3]
      - status
      - textbox "Comentario"
      - textbox "Alias (opcional)"
      - button "Enviar comentario"
      - paragraph:
        - link "Más sobre tus datos"
  `);
});

test('a carousel says what it shows, which of how many, and can be held and moved', async ({ page }) => {
  await open(page, '/recursos/css/css-grid');
  await expect(page.getByRole('region', { name: 'Seis disposiciones hechas con Grid' })).toMatchAriaSnapshot(`
    - region "Seis disposiciones hechas con Grid":
      - group "Diapositivas":
        - group "1 de 6":
          - figure:
            - img /Cuadrícula de cuatro columnas/
        - group "6 de 6"
      - button "Diapositiva anterior"
      - button /(Pausar|Reproducir) el carrusel/
      - button "Diapositiva siguiente"
      - list "Elegir diapositiva":
        - listitem:
          - 'button "1 de 6: La galería que se adapta"'
  `);
});

test('the list of events says of each what it is, when and where', async ({ page }) => {
  await open(page, '/eventos');
  await expect(
    page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.getByRole('article') })
      .first(),
  ).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - article:
          - heading /Evento de demostración/ [level=3]
          - paragraph: /\\d{1,2} de \\w+/
          - paragraph
          - button /^Ver detalles. Evento de demostración/
  `);
});

test('a chart says its highest number and where all are, and a dialog what it is', async ({ page }) => {
  await open(page, '/stats');
  await expect(page.getByRole('figure').first()).toMatchAriaSnapshot(`
    - figure "Nuevas socias":
      - img /Nuevas socias. lo más alto, [\\d,]+( al mes)?, en .* Todos los números están en la tabla/
      - group: Ver como tabla
      - link /^Descargar CSV/
  `);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Política de cookies' }).click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Política de cookies":
      - banner:
        - heading "Política de cookies" [level=2]
        - button "Cerrar"
      - region "Política de cookies"
      - contentinfo:
        - button "Aceptar"
  `);
});

test('a chart of the administration is called as it is captioned, without its legend', async ({ page }) => {
  await sendComment('Un comentario que sale en las cifras', 'Lectora de prueba');
  await beAdmin(page);
  await open(page, '/admin/cifras');
  await expect(page.getByRole('region', { name: 'Comentarios' }).getByRole('figure')).toMatchAriaSnapshot(`
    - figure "Comentarios recibidos":
      - img /Comentarios recibidos. columnas, con un máximo de \\d+/
      - group: Ver como tabla
  `);
});

test('the moderation queue is a table whose rows are called by who wrote them', async ({ page }) => {
  const alias = `Lectora ${Math.random().toString(36).slice(2, 8)}`;
  await sendComment('Un comentario de prueba con nombre', alias);
  await beAdmin(page);
  await open(page, '/admin/comments');
  await expect(page.getByRole('table', { name: 'Comentarios pendientes' })).toMatchAriaSnapshot(`
    - table "Comentarios pendientes":
      - rowgroup:
        - row:
          - columnheader "Marcar todos los de esta página":
            - checkbox "Marcar todos los de esta página"
          - columnheader "Alias"
          - columnheader "Comentario"
          - columnheader "Riesgo"
          - columnheader "Espera"
      - rowgroup:
        - row:
          - cell "Marcar el de ${alias}":
            - checkbox "Marcar el de ${alias}"
          - rowheader "${alias}":
            - button "${alias}"
          - cell "Un comentario de prueba con nombre"
          - cell /riesgo bajo/
  `);
});

test('a screen reader says what happens: that a comment was sent, and what is missing', async ({ page }) => {
  await open(page, '/recursos/css/selectores-css');
  await page.getByRole('textbox', { name: 'Comentario' }).fill('Un comentario de prueba que se oye');
  await page.getByRole('button', { name: 'Enviar comentario' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'está pendiente de moderación' })).toBeVisible();

  await open(page, '/ofertas-de-trabajo/publicar');
  await page.getByRole('button', { name: 'Enviar oferta' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByLabel('Título', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});
