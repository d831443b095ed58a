import type { HubKind } from '@femcoders/contracts/hub-names';

/** As `communityHubPath` of the site's configuration has it; a test says when the two part. */
export const hubPath = '/recursos-comunidad-femcoders-club';

/** Where the pieces of each kind are listed. */
export const listPaths: Readonly<Record<HubKind, string>> = {
  resource: `${hubPath}/recursos`,
  project: `${hubPath}/proyectos`,
  group: `${hubPath}/grupos`,
  study: `${hubPath}/estudio`,
};
export const ideasPath = `${hubPath}/ideas`;
export const feedPath = `${hubPath}/rss.xml`;
/** On a member's page. */
export const ownPath = '/welcome#comunidad';

export const piecePath = (slug: string) => `${hubPath}/pieza/${slug}`;

/** Names of the kinds in addresses. */
const spokenKinds: Readonly<Record<HubKind, string>> = {
  resource: 'recurso',
  project: 'proyecto',
  group: 'grupo',
  study: 'estudio',
};

/** The form with which something is put up. @param kind the one that it begins with */
export const proposePath = (kind?: HubKind) =>
  kind ? `${hubPath}/proponer?tipo=${spokenKinds[kind]}` : `${hubPath}/proponer`;

/** The form with a piece of hers. */
export const editPath = (id: string) => `${hubPath}/proponer?editar=${id}`;

export function kindOfAddress(name: string | null): HubKind | null {
  const found = Object.entries(spokenKinds).find(([, spoken]) => spoken === name);
  return found ? (found[0] as HubKind) : null;
}
