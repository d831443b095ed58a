import { adminPage } from '../layout/admin-page.tsx';

/** `/admin/comunidad` */
export const hubPieces = adminPage({
  load: async () => (await import(/* webpackChunkName: "hub-work" */ './piece-list.tsx')).PieceList,
});

/** `/admin/comunidad/:id`: one piece, and what is decided about it. */
export const hubPiece = adminPage({
  title: 'Publicación de la comunidad',
  heading: 'Publicación',
  description: 'Una publicación de la plaza de la comunidad.',
  load: async () => (await import(/* webpackChunkName: "hub-work" */ './components/open-piece.tsx')).OpenPiece,
});

/** `/admin/comunidad/ideas` */
export const hubIdeas = adminPage({
  title: 'Las once ideas',
  description: 'En qué punto está cada idea de la comunidad.',
  load: async () => (await import(/* webpackChunkName: "hub-work" */ './components/idea-states.tsx')).HubIdeas,
});
