import type { HubIdeaState, HubKind, HubReportReason, HubState } from '@femcoders/contracts/hub-names';

export const kindNames: Readonly<Record<HubKind, string>> = {
  resource: 'Recurso',
  project: 'Proyecto',
  group: 'Grupo',
  study: 'Pareja de estudio',
};

export const stateNames: Readonly<Record<HubState, string>> = {
  pending: 'Por revisar',
  published: 'Publicada',
  rejected: 'No publicada',
  withdrawn: 'Retirada por ella',
  removed: 'Retirada',
};

export const reportNames: Readonly<Record<HubReportReason, string>> = {
  wrong: 'Está mal o ya no funciona',
  spam: 'Es publicidad',
  abuse: 'Ataca o insulta',
  'personal-data': 'Enseña datos de alguien',
  illegal: 'Es ilegal',
};

export const ideaStateNames: Readonly<Record<HubIdeaState, string>> = {
  idea: 'Idea',
  under_way: 'En marcha',
  done: 'Hecho',
};

/** Why something is often refused: to be put into the reason with a click, and changed. */
export const refusalTemplates: readonly string[] = [
  'El enlace no lleva a lo que dices.',
  'Es publicidad de un producto o de un servicio.',
  'Enseña datos personales.',
  'Ya está publicado: búscalo en la plaza.',
];

/** Where a piece stands for everybody. */
export const publicPath = (slug: string) => `/recursos-comunidad-femcoders-club/pieza/${slug}`;
