/** Pages outside the articles that an article may link to. Those of single events and people come and go: none here. */
export const sitePaths = [
  '/',
  '/accesibilidad',
  '/aviso-legal',
  '/blog',
  '/blog/noticias',
  '/blog/recursos',
  '/contacto',
  '/equipo',
  '/eventos',
  '/femcoders-quienes-somos',
  '/forgot-password',
  '/login',
  '/personaliza-perfil',
  '/register',
  '/welcome',
];
