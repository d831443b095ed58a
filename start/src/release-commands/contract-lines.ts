import type { Release } from '@femcoders/contracts/registry';
import type { NeededRoute, OfferedModule, RemoteNeeds, SharedNames } from '@femcoders/contracts/release-contract';

/** Returns the contract of a release as lines for a terminal. */
export function contractLines({ name, version, contract }: Pick<Release, 'name' | 'version' | 'contract'>): string[] {
  const { offers, needs } = contract;
  return [
    `${name} ${version}`,
    ...(offers ? [...offeredLines('platform', offers.platform), ...offeredLines('shared-ui', offers.sharedUi)] : []),
    ...(needs ? neededLines(needs) : []),
    ...(offers || needs ? [] : ['  Se construyó antes de que hubiera contratos: nadie la juzga.']),
  ];
}

function offeredLines(packageName: string, { version, since, names }: OfferedModule): string[] {
  return [`  ofrece @femcoders/${packageName} ${version}, y atiende desde la ${since}:`, `    ${inOneLine(names)}`];
}

function neededLines({ platform, sharedUi, api }: RemoteNeeds): string[] {
  return [
    ...packageLines('platform', platform),
    ...packageLines('shared-ui', sharedUi),
    ...(Object.keys(api).length > 0 ? ['  necesita de la API:'] : ['  no llama a la API.']),
    ...Object.entries(api).flatMap(([route, needed]) => routeLines(route, needed)),
  ];
}

function packageLines(packageName: string, { version, names }: SharedNames): string[] {
  return [`  necesita de @femcoders/${packageName} (construido con la ${version}):`, `    ${inOneLine(names)}`];
}

function routeLines(route: string, { access, answers, sends }: NeededRoute): string[] {
  const who = access === 'public' ? 'para cualquiera' : `para ${access.join(', ')}`;
  const fields = Object.entries(answers).map(([path, types]) => `${path} (${types.replaceAll('|', ' o ')})`);
  return [
    `    ${route}, ${who}`,
    ...(sends.length > 0 ? [`      envía: ${sends.join(', ')}`] : []),
    ...(fields.length > 0 ? [`      lee: ${fields.join(', ')}`] : []),
  ];
}

function inOneLine(names: string[]): string {
  return names.length > 0 ? names.join(', ') : 'nada';
}
