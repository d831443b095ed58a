import type { AdminAward } from '@femcoders/contracts/achievement';
import { shortDay } from '@femcoders/contracts/spanish-date';
import { Tag } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';
import type { ListDefinition } from '../lists/list-definition.ts';
import { awardsPath } from './api/achievement.ts';

/**
 * Everybody who has an achievement, or had it.
 * @param actions what can be done with a row
 */
export function awardList(achievementId: string, actions: (row: AdminAward) => ReactNode): ListDefinition<AdminAward> {
  return {
    path: awardsPath(achievementId),
    noun: { one: 'concesión', many: 'concesiones' },
    caption: 'Quién lo tiene',
    rowKey: ({ id }) => id,
    searchLabel: 'Buscar por nombre o correo',
    defaultSort: '-reached_at',
    exportName: 'logro',
    filters: [
      {
        kind: 'tabs',
        name: 'retirado',
        query: 'revoked',
        label: 'Concesiones',
        all: 'Todas',
        options: [
          { value: 'no', label: 'Lo tienen' },
          { value: 'yes', label: 'Retirados' },
        ],
      },
    ],
    columns: [
      {
        id: 'name',
        header: 'Nombre',
        sort: 'ascending',
        width: '12rem',
        cell: ({ member }) => member.name,
        csv: ({ member }) => member.name,
      },
      {
        id: 'email',
        header: 'Correo',
        width: '16rem',
        cell: ({ member }) => member.email,
        csv: ({ member }) => member.email,
      },
      {
        id: 'reached_at',
        header: 'Desde',
        sort: 'descending',
        width: '8rem',
        cell: ({ reachedAt }) => shortDay(reachedAt),
        csv: ({ reachedAt }) => reachedAt,
      },
      { id: 'evidence', header: 'Por qué', cell: why, csv: why },
      {
        id: 'state',
        header: 'Estado',
        width: '14rem',
        cell: ({ revoked }) =>
          revoked ? (
            <>
              <Tag tone="outline">Retirado</Tag> {revokedWords(revoked)}
            </>
          ) : (
            'Lo tiene'
          ),
        csv: ({ revoked }) => (revoked ? `Retirado: ${revokedWords(revoked)}` : 'Lo tiene'),
      },
      { id: 'actions', header: 'Acciones', unlabelled: true, width: '7rem', cell: actions },
    ],
  };
}

function why({ byHand, by, evidence }: AdminAward): string {
  return byHand ? `A mano, por ${by ?? 'alguien del equipo'}: «${evidence}»` : evidence;
}

function revokedWords({ at, by, reason }: NonNullable<AdminAward['revoked']>): string {
  return `el ${shortDay(at)}${by ? `, por ${by}` : ''}: «${reason}»`;
}
