import type { AdminAward } from '@femcoders/contracts/achievement';
import { shortDay } from '@femcoders/contracts/spanish-date';
import type { ReactNode } from 'react';
import { StateWord } from '../lists/components/state-word.tsx';
import type { ListDefinition } from '../lists/list-definition.ts';
import { column, dayColumn, named, tabs } from '../lists/list-parts.tsx';
import { awardsOf } from './api/achievement.ts';

/**
 * Everybody who has an achievement, or had it.
 * @param actions what can be done with a row
 */
export function awardList(achievementId: string, actions: (row: AdminAward) => ReactNode): ListDefinition<AdminAward> {
  return {
    ...awardsOf(achievementId),
    empty: 'Todavía no lo tiene nadie',
    noun: { one: 'concesión', many: 'concesiones' },
    caption: 'Quién lo tiene',
    searchLabel: 'Buscar por nombre o correo',
    defaultSort: '-reached_at',
    exportName: 'logro',
    filters: [tabs('retirado', 'revoked', 'Concesiones', 'Todas', named({ no: 'Lo tienen', yes: 'Retirados' }))],
    columns: [
      column('name', 'Nombre', ({ member }) => member.name, { sort: 'ascending', width: '12rem' }),
      column('email', 'Correo', ({ member }) => member.email, { width: '16rem' }),
      dayColumn('reached_at', 'Desde', ({ reachedAt }) => reachedAt, { width: '8rem' }),
      column('evidence', 'Por qué', why),
      {
        id: 'state',
        header: 'Estado',
        width: '14rem',
        cell: ({ revoked }) =>
          revoked ? (
            <>
              <StateWord state="withdrawn">Retirado</StateWord> {revokedWords(revoked)}
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
