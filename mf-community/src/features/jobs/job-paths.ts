// Apart from the addresses with filters, so that the list of pages does not load these.

const root = '/ofertas-de-trabajo';

export const jobPaths = {
  list: root,
  send: `${root}/publicar`,
  manage: `${root}/gestionar`,
  /** Where a company that has lost its link asks for another. */
  newLink: `${root}/enlace`,
  /** Where a member has her alerts and the offers that she has put aside. */
  own: `${root}/alertas`,
} as const;

export const jobPath = (slug: string) => `${root}/${slug}`;
