import { listPeople } from '@femcoders/contracts/endpoints/people';
import { readWhole } from '@femcoders/kit/data/whole-list';
import { callApi, type PageRoute } from '@femcoders/platform';

/**
 * The pages that no remote owns, each loaded on demand (spec section 2). Pages made of the same parts come in one chunk:
 * each chunk costs every page of the site 60 bytes, to know its address and its hash.
 */
export function createShellRoutes(): PageRoute[] {
  return [
    {
      path: '/',
      chunks: ['home'],
      slots: ['home.mine', 'home.now', 'home.reading', 'home.community'],
      load: () => import(/* webpackChunkName: "home" */ '../pages/home-page.tsx'),
    },
    {
      path: '/femcoders-quienes-somos',
      chunks: ['about'],
      load: () => import(/* webpackChunkName: "about" */ '../pages/about-page.tsx'),
    },
    {
      path: '/contacto',
      chunks: ['contact'],
      query: ['motivo'],
      load: () => import(/* webpackChunkName: "contact" */ '../pages/contact/contact-page.tsx'),
    },
    {
      path: '/buscar',
      chunks: ['search'],
      query: ['q', 'tipo', 'nivel', 'desde', 'pagina'],
      load: () => import(/* webpackChunkName: "search" */ '../pages/search/search-page.tsx'),
    },
    {
      path: '/login',
      chunks: ['access'],
      query: ['volver'],
      load: () => import(/* webpackChunkName: "access" */ '../pages/access/login-page.tsx'),
    },
    {
      path: '/register',
      chunks: ['access'],
      load: () => import(/* webpackChunkName: "access" */ '../pages/access/register-page.tsx'),
    },
    {
      path: '/register/confirmar',
      chunks: ['access'],
      load: () => import(/* webpackChunkName: "access" */ '../pages/access/confirm-page.tsx'),
    },
    {
      path: '/register/sobre-ti',
      chunks: ['profile'],
      load: () => import(/* webpackChunkName: "profile" */ '../pages/access/about-you-page.tsx'),
    },
    {
      path: '/forgot-password',
      chunks: ['access'],
      load: () => import(/* webpackChunkName: "access" */ '../pages/access/forgot-password-page.tsx'),
    },
    {
      path: '/reset-password',
      chunks: ['access'],
      load: () => import(/* webpackChunkName: "access" */ '../pages/access/reset-password-page.tsx'),
    },
    {
      path: '/sistema',
      chunks: ['system'],
      load: () => import(/* webpackChunkName: "system" */ '../pages/system/system-page.tsx'),
    },
    {
      path: '/welcome',
      chunks: ['welcome'],
      slots: ['welcome'],
      load: () => import(/* webpackChunkName: "welcome" */ '../pages/welcome-page.tsx'),
    },
    {
      path: '/personaliza-perfil',
      chunks: ['profile'],
      load: () => import(/* webpackChunkName: "profile" */ '../pages/profile/profile-page.tsx'),
    },
    {
      path: '/personaliza-perfil/privacidad',
      chunks: ['profile-parts'],
      load: () => import(/* webpackChunkName: "profile-parts" */ '../pages/profile/privacy-page.tsx'),
    },
    {
      path: '/personaliza-perfil/avisos',
      chunks: ['profile-parts'],
      load: () => import(/* webpackChunkName: "profile-parts" */ '../pages/profile/mails-page.tsx'),
    },
    {
      path: '/baja',
      chunks: ['profile-parts'],
      load: () => import(/* webpackChunkName: "profile-parts" */ '../pages/unsubscribe/unsubscribe-page.tsx'),
    },
    {
      path: '/personaliza-perfil/seguridad',
      chunks: ['profile-security'],
      query: ['volver'],
      load: () => import(/* webpackChunkName: "profile-security" */ '../pages/profile/security-page.tsx'),
    },
    {
      path: '/personaliza-perfil/apariencia',
      chunks: ['profile-parts'],
      load: () => import(/* webpackChunkName: "profile-parts" */ '../pages/profile/appearance-page.tsx'),
    },
    {
      path: '/equipo',
      chunks: ['team'],
      query: ['cofundadoras', 'promotoras', 'mentoras'],
      load: () => import(/* webpackChunkName: "team" */ '../pages/team/team-page.tsx'),
    },
    {
      path: '/equipo/:slug',
      chunks: ['person'],
      addresses: async ({ api }) => {
        const people = await readWhole((query) => callApi(api, listPeople, { query }));
        return people
          .filter(({ group }) => group !== 'speaker')
          .map(({ slug, name, title }) => ({ path: `/equipo/${slug}`, title: name, description: title }));
      },
      load: () => import(/* webpackChunkName: "person" */ '../pages/team/person-page.tsx'),
    },
    { path: '/aviso-legal', ...legalPage('legalNotice') },
    { path: '/accesibilidad', ...legalPage('accessibility') },
    { path: '/politica-de-privacidad', ...legalPage('privacy') },
    { path: '/politica-de-cookies', ...legalPage('cookies') },
    { path: '/preguntas-frecuentes', ...legalPage('faq') },
  ];
}

const legalPage = (text: keyof typeof import('../pages/legal/legal-pages.ts')): Omit<PageRoute, 'path'> => ({
  chunks: ['legal'],
  load: async () => (await import(/* webpackChunkName: "legal" */ '../pages/legal/legal-pages.ts'))[text],
});
