import type { Person } from '@femcoders/contracts/person';
import type { PageRoute } from '@femcoders/platform';

/** The pages that no remote owns. Each is loaded on demand (spec section 2). */
export function createShellRoutes(): PageRoute[] {
  return [
    {
      path: '/',
      chunks: ['home'],
      slots: ['home.now', 'home.reading', 'home.community'],
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
      load: () => import(/* webpackChunkName: "contact" */ '../pages/contact/contact-page.tsx'),
    },
    {
      path: '/login',
      chunks: ['login'],
      load: () => import(/* webpackChunkName: "login" */ '../pages/access/login-page.tsx'),
    },
    {
      path: '/register',
      chunks: ['register'],
      load: () => import(/* webpackChunkName: "register" */ '../pages/access/register-page.tsx'),
    },
    {
      path: '/register/confirmar',
      chunks: ['confirm'],
      load: () => import(/* webpackChunkName: "confirm" */ '../pages/access/confirm-page.tsx'),
    },
    {
      path: '/register/sobre-ti',
      chunks: ['about-you'],
      load: () => import(/* webpackChunkName: "about-you" */ '../pages/access/about-you-page.tsx'),
    },
    {
      path: '/forgot-password',
      chunks: ['forgot-password'],
      load: () => import(/* webpackChunkName: "forgot-password" */ '../pages/access/forgot-password-page.tsx'),
    },
    {
      path: '/reset-password',
      chunks: ['reset-password'],
      load: () => import(/* webpackChunkName: "reset-password" */ '../pages/access/reset-password-page.tsx'),
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
      chunks: ['profile-privacy'],
      load: () => import(/* webpackChunkName: "profile-privacy" */ '../pages/profile/privacy-page.tsx'),
    },
    {
      path: '/personaliza-perfil/avisos',
      chunks: ['profile-mails'],
      load: () => import(/* webpackChunkName: "profile-mails" */ '../pages/profile/mails-page.tsx'),
    },
    {
      path: '/baja',
      chunks: ['unsubscribe'],
      load: () => import(/* webpackChunkName: "unsubscribe" */ '../pages/unsubscribe/unsubscribe-page.tsx'),
    },
    {
      path: '/personaliza-perfil/seguridad',
      chunks: ['profile-security'],
      load: () => import(/* webpackChunkName: "profile-security" */ '../pages/profile/security-page.tsx'),
    },
    {
      path: '/personaliza-perfil/apariencia',
      chunks: ['profile-appearance'],
      load: () => import(/* webpackChunkName: "profile-appearance" */ '../pages/profile/appearance-page.tsx'),
    },
    {
      path: '/equipo',
      chunks: ['team'],
      load: () => import(/* webpackChunkName: "team" */ '../pages/team/team-page.tsx'),
    },
    {
      path: '/equipo/:slug',
      chunks: ['person'],
      addresses: async ({ api }) => {
        const people = await api.request<Person[]>('/people');
        return people
          .filter(({ group }) => group !== 'speaker')
          .map(({ slug, name, title }) => ({ path: `/equipo/${slug}`, title: name, description: title }));
      },
      load: () => import(/* webpackChunkName: "person" */ '../pages/team/person-page.tsx'),
    },
    {
      path: '/aviso-legal',
      chunks: ['legal'],
      load: () => import(/* webpackChunkName: "legal" */ '../pages/legal/legal-notice-page.tsx'),
    },
    {
      path: '/accesibilidad',
      chunks: ['legal'],
      load: () => import(/* webpackChunkName: "legal" */ '../pages/legal/accessibility-page.tsx'),
    },
  ];
}
