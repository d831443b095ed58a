import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, type Response } from '@playwright/test';
import { be, beAdmin } from './api.ts';
import { keptMail } from './mailbox.ts';
import { openMemberSession } from './new-member.ts';
import { remoteSettings } from './remote-settings.ts';
import { untilLive } from './visitor.ts';

export interface PageToVisit {
  path: string;
  asAdmin?: boolean;
  /** Id of a member of the demonstration whose own page it is. */
  as?: string;
  /** It shows what a page looks like that waits. */
  staysBusy?: boolean;
}

/** The one address of the list that has no page. */
export const unknownAddress = '/no-existe';

const fullestArticle = '/recursos/css/css-grid';

const content = join(import.meta.dirname, '..', 'mf-blog', 'content');
const isDraft = (file: string) => /^draft: true$/m.test(readFileSync(join(content, file), 'utf8'));

/** Every article: one file each, so that a new one is visited without anybody's remembering to say so. */
const articles = (await readdir(content, { recursive: true }))
  .filter((file) => file.endsWith('.mdx') && !isDraft(file))
  .sort()
  .map((file) => file.replace(/\.mdx$/, ''))
  .map((place) => ({ path: /^(blog|noticias)\//.test(place) ? `/${place}` : `/recursos/${place}` }))
  // First the one that has a piece of every kind: it stands for the others where one page of a template is visited.
  .sort((a, b) => Number(b.path === fullestArticle) - Number(a.path === fullestArticle));

const listed: PageToVisit[] = [
  { path: '/' },
  { path: '/femcoders-quienes-somos' },
  { path: '/eventos' },
  { path: '/eventos/accesibilidad-principio-a-fin-demo' },
  { path: '/eventos/mi-plaza' },
  { path: '/eventos/confirmar-plaza' },
  { path: '/equipo' },
  { path: '/equipo/maria-del-mar-ejemplo' },
  { path: '/blog' },
  { path: '/blog?categoria=css&nivel=avanzado&etiqueta=nada' },
  { path: '/blog/recursos' },
  { path: '/blog/noticias' },
  { path: '/recursos' },
  { path: '/recursos/glosario' },
  ...articles,
  { path: '/buscar' },
  { path: '/buscar?q=grid' },
  { path: '/buscar?q=nohaynadaasi' },
  { path: '/recursos/css/quiz-css-entrevistas' },
  { path: '/recursos/html/quiz-html-entrevistas' },
  { path: '/recursos/javascript/quiz-javascript-entrevistas' },
  { path: '/recursos/css/quiz-css-entrevistas/preguntas' },
  { path: '/recursos/html/quiz-html-entrevistas/preguntas' },
  { path: '/recursos/javascript/quiz-javascript-entrevistas/preguntas' },
  { path: '/contacto' },
  { path: '/contacto?motivo=conducta' },
  { path: '/login' },
  { path: '/register' },
  { path: '/register/confirmar' },
  { path: '/forgot-password' },
  { path: '/reset-password' },
  { path: '/welcome', asAdmin: true },
  { path: '/register/sobre-ti', asAdmin: true },
  { path: '/personaliza-perfil', asAdmin: true },
  { path: '/personaliza-perfil/privacidad', asAdmin: true },
  { path: '/personaliza-perfil/avisos', asAdmin: true },
  { path: '/baja' },
  { path: '/personaliza-perfil/seguridad', asAdmin: true },
  { path: '/personaliza-perfil/apariencia', asAdmin: true },
  { path: '/admin', asAdmin: true },
  { path: '/admin/comments', asAdmin: true },
  { path: '/admin/contact', asAdmin: true },
  { path: '/admin/contact/00000000-0000-4000-8000-000000000504', asAdmin: true },
  { path: '/admin/documentos', asAdmin: true },
  { path: '/admin/documentos?estado=all', asAdmin: true },
  { path: '/admin/documentos/00000000-0000-4000-8000-000000001003', asAdmin: true },
  { path: '/admin/equipo', asAdmin: true },
  { path: '/admin/equipo/nueva', asAdmin: true },
  { path: '/admin/equipo/00000000-0000-4000-8000-000000000301', asAdmin: true },
  { path: '/admin/personas', asAdmin: true },
  { path: '/admin/personas/00000000-0000-4000-8000-000000000612', asAdmin: true },
  { path: '/admin/personas/00000000-0000-4000-8000-000000000601/unir', asAdmin: true },
  { path: '/admin/comments?estado=aprobados', asAdmin: true },
  { path: '/admin/comments?estado=rechazados', asAdmin: true },
  { path: '/admin/comments?estado=spam', asAdmin: true },
  { path: '/admin/cifras', asAdmin: true },
  { path: '/admin/achievements', asAdmin: true },
  { path: '/admin/achievements/nuevo', asAdmin: true },
  { path: '/admin/achievements/00000000-0000-4000-8000-000000000709', asAdmin: true },
  { path: '/admin/achievements/00000000-0000-4000-8000-000000000704/personas', asAdmin: true },
  { path: '/eventos/borrador/00000000-0000-4000-8000-000000000103', asAdmin: true },
  { path: '/eventos/borrador/00000000-0000-4000-8000-000000000103' },
  { path: '/admin/eventos', asAdmin: true },
  { path: '/admin/eventos/nuevo', asAdmin: true },
  { path: '/admin/eventos/00000000-0000-4000-8000-000000000103', asAdmin: true },
  { path: '/admin/eventos/00000000-0000-4000-8000-000000000103/asistentes', asAdmin: true },
  { path: '/admin/eventos/00000000-0000-4000-8000-000000000103/puerta', asAdmin: true },
  { path: '/admin/ofertas', asAdmin: true },
  { path: '/admin/ofertas/00000000-0000-4000-8000-000000000907', asAdmin: true },
  { path: '/admin/correos', asAdmin: true },
  { path: '/admin/correos/buzon', asAdmin: true },
  { path: `/admin/correos/buzon/${keptMail}`, asAdmin: true },
  { path: '/admin/registro', asAdmin: true },
  { path: '/admin/despliegues', asAdmin: true },
  { path: '/admin/tareas', asAdmin: true },
  { path: '/admin/despliegues/mf-blog', asAdmin: true },
  { path: '/admin/despliegues/equipos', asAdmin: true },
  { path: '/admin/eventos/importar', asAdmin: true },
  { path: '/enviar-documentacion' },
  { path: '/enviar-documentacion', asAdmin: true },
  { path: '/enviar-documentacion/FD-DEMA-4444' },
  { path: '/enviar-documentacion/FD-DEMA-4444', as: '00000000-0000-4000-8000-000000000604' },
  { path: '/enviar-documentacion/nuevo' },
  { path: '/enviar-documentacion/nuevo?tramite=cv' },
  { path: '/enviar-documentacion/nuevo?tramite=ponente', asAdmin: true },
  { path: '/ofertas-de-trabajo' },
  { path: '/ofertas-de-trabajo?modalidad=remoto&nivel=junior' },
  { path: '/ofertas-de-trabajo?q=nohaynadaasi' },
  { path: '/ofertas-de-trabajo/desarrolladora-frontend-empresa-de-ejemplo-demo0001' },
  { path: '/ofertas-de-trabajo/direccion-tecnica-empresa-de-ejemplo-demo0005' },
  { path: '/ofertas-de-trabajo/publicar' },
  { path: '/ofertas-de-trabajo/gestionar' },
  { path: '/ofertas-de-trabajo/enlace' },
  { path: '/ofertas-de-trabajo/alertas' },
  { path: '/ofertas-de-trabajo/alertas?nivel=junior', asAdmin: true },
  { path: '/presentaciones-destacadas' },
  { path: '/presentaciones-destacadas?tema=accesibilidad&orden=cortas' },
  { path: '/presentaciones-destacadas?tema=nada' },
  { path: '/presentaciones-destacadas/css-grid-que-escala-demo' },
  { path: '/presentaciones-destacadas/proponer', asAdmin: true },
  { path: '/mentoria' },
  { path: '/mentoria?tema=react&sitio=si' },
  { path: '/mentoria/mentora-de-muestra' },
  { path: '/mentoria/ofrecer', asAdmin: true },
  { path: '/mentoria/pedir', asAdmin: true },
  { path: '/mentoria/mi-mentoria', asAdmin: true },
  { path: '/admin/mentoria', asAdmin: true },
  { path: '/admin/mentoria/mentoras', asAdmin: true },
  { path: '/admin/mentoria/mentoras/00000000-0000-4000-8000-000000750014', asAdmin: true },
  { path: '/admin/mentoria/00000000-0000-4000-8000-000000750030', asAdmin: true },
  { path: '/recursos-comunidad-femcoders-club' },
  { path: '/recursos-comunidad-femcoders-club/recursos' },
  { path: '/recursos-comunidad-femcoders-club/recursos?tema=CSS&nivel=con-base' },
  { path: '/recursos-comunidad-femcoders-club/proyectos' },
  { path: '/recursos-comunidad-femcoders-club/grupos' },
  { path: '/recursos-comunidad-femcoders-club/estudio' },
  { path: '/recursos-comunidad-femcoders-club/estudio?q=nohaynadaasi' },
  { path: '/recursos-comunidad-femcoders-club/ideas' },
  { path: '/recursos-comunidad-femcoders-club/ideas', asAdmin: true },
  { path: '/recursos-comunidad-femcoders-club/proponer' },
  { path: '/recursos-comunidad-femcoders-club/proponer?tipo=proyecto', asAdmin: true },
  { path: '/recursos-comunidad-femcoders-club/pieza/guia-de-grid-de-muestra' },
  { path: '/recursos-comunidad-femcoders-club/pieza/web-para-un-huerto-de-muestra', asAdmin: true },
  { path: '/recursos-comunidad-femcoders-club/pieza/datos-y-cafe-de-muestra' },
  { path: '/recursos-comunidad-femcoders-club/pieza/javascript-de-muestra' },
  { path: '/admin/comunidad', asAdmin: true },
  { path: '/admin/comunidad?estado=all', asAdmin: true },
  { path: '/admin/comunidad/ideas', asAdmin: true },
  { path: '/admin/comunidad/00000000-0000-4000-8000-000000007913', asAdmin: true },
  { path: '/stats' },
  { path: '/stats?periodo=todo' },
  { path: '/stats/comentarios' },
  { path: '/admin/noticias', asAdmin: true },
  { path: '/admin/noticias/nueva', asAdmin: true },
  { path: '/admin/noticias/00000000-0000-4000-8000-000000007901', asAdmin: true },
  { path: '/noticias/borrador/00000000-0000-4000-8000-000000007901', asAdmin: true },
  { path: '/noticias/borrador/00000000-0000-4000-8000-000000007901' },
  { path: '/admin/presentaciones', asAdmin: true },
  { path: '/admin/presentaciones/nueva', asAdmin: true },
  { path: '/admin/presentaciones/00000000-0000-4000-8000-000000007801', asAdmin: true },
  { path: '/admin/presentaciones/propuestas', asAdmin: true },
  { path: '/admin/presentaciones/propuestas/00000000-0000-4000-8000-000000007851', asAdmin: true },
  { path: '/aviso-legal' },
  { path: '/accesibilidad' },
  { path: '/politica-de-privacidad' },
  { path: '/politica-de-cookies' },
  { path: '/preguntas-frecuentes' },
  { path: '/sistema', staysBusy: true },
  { path: unknownAddress },
];

const isBelow = (path: string, prefix: string) => path.split('?')[0] === prefix || path.startsWith(`${prefix}/`);

/** A remote that the list knows nothing of is visited where its paths begin, from its first day. */
const unlisted = remoteSettings
  .filter(({ prefixes }) => !listed.some(({ path }) => prefixes.some((prefix) => isBelow(path, prefix))))
  .flatMap(({ prefixes }) => prefixes.map((path) => ({ path })));

/** Every page of the site, and how it is reached. */
export const everyPage: PageToVisit[] = [...listed, ...unlisted];

/** Returns the name of a page in a test: it may be there for visitors and for the team. */
export const visitName = ({ path, asAdmin, as }: PageToVisit): string => (asAdmin || as ? `${path} (logged in)` : path);

/** Opens a page and waits until nothing on it is loading any more. @returns what the server answered */
export async function openPage(page: Page, { path, asAdmin, as, staysBusy }: PageToVisit): Promise<Response | null> {
  if (asAdmin) await beAdmin(page);
  if (as) await be(page, await openMemberSession(as));
  const answer = await page.goto(path);
  await untilLive(page);
  if (!staysBusy) await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  return answer;
}

/**
 * Opens a page to judge it. It must be the page itself: an address of the list that leads nowhere any more, or to the login,
 * would be judged in its stead.
 */
export async function openPageItself(page: Page, target: PageToVisit): Promise<void> {
  const answer = await openPage(page, target);
  const { path } = target;
  expect(answer?.status(), path).toBe(path === unknownAddress ? 404 : 200);
  expect(new URL(page.url()).pathname, path).toBe(path.split('?')[0]);
  // Records that only members see are asked for by the page.
  if (target.asAdmin || target.as)
    await expect(page.getByRole('main'), path).not.toContainText(/no está aquí|no existe|No tienes permiso/);
}
