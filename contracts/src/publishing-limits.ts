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

export const publishingLimits = {
  /** Bytes of an uploaded archive as it comes. */
  archiveBytes: 60_000_000,
  /** Bytes of all its files. */
  unpackedBytes: 150_000_000,
  /** Bytes of `release.json`, which is read in one go: the largest of the house has 215 kB. */
  descriptionBytes: 600_000,
  /** Bytes of one of them, which is in memory whole when it is compressed and checked; the largest of the house has 0.5. */
  fileBytes: 50_000_000,
  files: 4_000,
  /** Versions of one part that wait on the site and were never live. */
  candidates: 100,
  /** Characters of a path in an archive. */
  path: 200,
  /** Milliseconds that an upload may take as a whole. */
  uploadMs: 10 * 60_000,
  /** Characters. */
  builder: 200,
  label: 60,
  /** Days that a team token is good for, at most. */
  tokenDays: 366,
  /** Parts that a team token names, at most. */
  tokenParts: 20,
  /** Days that the link of a preview is good for, at most, and unless something else is asked for. */
  previewDays: 14,
  previewDaysUnlessSaid: 7,
} as const;
