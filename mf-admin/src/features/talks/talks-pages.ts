import { adminPage } from '../layout/admin-page.tsx';

/** `/admin/presentaciones`: the talks, in any state. */
export const talks = adminPage({
  title: 'Presentaciones',
  description: 'Las charlas de la comunidad, en cualquier estado.',
  load: async () => (await import(/* webpackChunkName: "talk-list" */ './talk-list.tsx')).TalkList,
});

/** `/admin/presentaciones/:id`: the texts of a talk, its permission, and whether it is published. */
export const talk = adminPage({
  title: 'Charla',
  description: 'Lo que se cuenta de una charla, su permiso y si está publicada.',
  load: async () => (await import(/* webpackChunkName: "talk-form" */ './components/talk-form.tsx')).talkForm.Open,
});

/** `/admin/presentaciones/nueva`: drafts a talk. */
export const newTalk = adminPage({
  title: 'Charla nueva',
  description: 'Una charla en borrador, con sus diapositivas y su transcripción.',
  load: async () => (await import(/* webpackChunkName: "talk-form" */ './components/talk-form.tsx')).talkForm.New,
});

/** `/admin/presentaciones/propuestas`: what members propose. */
export const talkProposals = adminPage({
  title: 'Propuestas de charla',
  description: 'Las charlas que las socias proponen.',
  load: async () => (await import(/* webpackChunkName: "talk-proposal-list" */ './talk-list.tsx')).ProposalList,
});

/** `/admin/presentaciones/propuestas/:id`: a proposal is read, scored and decided. */
export const talkProposal = adminPage({
  title: 'Propuesta de charla',
  description: 'Una propuesta, con sus puntuaciones y su decisión.',
  load: async () =>
    (await import(/* webpackChunkName: "talk-proposal-open" */ './components/open-proposal.tsx')).OpenProposal,
});
