// Apart from the filters, so that the list of pages does not load these.

export const talksPath = '/presentaciones-destacadas';
export const proposePath = `${talksPath}/proponer`;
export const talkPath = (slug: string): string => `${talksPath}/${slug}`;
