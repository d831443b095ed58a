/** The parts of `/personaliza-perfil`, each on its own page. */
export interface ProfileTab {
  path: string;
  title: string;
}

/** In the order of the tabs. Each has its page in `routing/shell-pages.ts`. */
export const profileTabs: readonly ProfileTab[] = [
  { path: '/personaliza-perfil', title: 'Perfil' },
  { path: '/personaliza-perfil/avisos', title: 'Avisos' },
  { path: '/personaliza-perfil/privacidad', title: 'Privacidad' },
  { path: '/personaliza-perfil/seguridad', title: 'Seguridad' },
  { path: '/personaliza-perfil/apariencia', title: 'Apariencia' },
];
