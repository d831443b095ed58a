/** The actions that a team may do with its parts over HTTP. */
export const teamActs = ['upload', 'preview', 'publish', 'rollback', 'pin'] as const;
export type TeamAct = (typeof teamActs)[number];

/** The acts as words for a person. */
export const teamActNames: Readonly<Record<TeamAct, string>> = {
  upload: 'Subir',
  preview: 'Vista previa',
  publish: 'Publicar',
  rollback: 'Volver atrás',
  pin: 'Fijar y soltar',
};

/** The prefix of team tokens: no session does. */
export const teamTokenPrefix = 'fct_';

/** Media type in which a release is uploaded: a gzip of a tar. */
export const releaseArchiveType = 'application/gzip';

/** Header in which a client says who or what has built and sends a release: `ana@portatil`, or the link of a run. */
export const builderHeader = 'x-builder';
