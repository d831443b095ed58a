import type { PersonGroup } from '@femcoders/contracts/person';
import type { PersonState } from '@femcoders/contracts/person-names';

/** The groups in the order of the team's page. The schema has their names too, and would load the validator. */
export const groupNames: Record<PersonGroup, string> = {
  cofounder: 'Cofundadora',
  promoter: 'Promotora',
  mentor: 'Mentora',
  speaker: 'Ponente',
};
export const groups = Object.keys(groupNames) as PersonGroup[];

export const stateNames: Record<PersonState, string> = {
  draft: 'Borrador',
  accepted: 'Aceptada',
  published: 'Publicada',
  archived: 'Archivada',
};
