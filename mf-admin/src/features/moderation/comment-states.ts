import type { CommentListName, Decision } from '@femcoders/contracts/moderation-names';
import { counted } from '@femcoders/contracts/spanish-count';

interface StateWords {
  /** Of its tab. */
  title: string;
  /** In the page's address; the first state has none. */
  address: string;
  /** "3 comentarios …" */
  counted: { one: string; many: string };
  /** Name of its table. */
  caption: string;
  empty: { title: string; text: string };
  /** The decisions on its comments, in the order of the buttons. */
  decisions: readonly Decision[];
}

/** The lists of the moderators: the states of a comment, and what was reported. */
export const stateWords: Record<CommentListName, StateWords> = {
  pending: {
    title: 'Pendientes',
    address: '',
    counted: { one: 'pendiente', many: 'pendientes' },
    caption: 'Comentarios pendientes',
    empty: {
      title: 'No hay comentarios pendientes',
      text: 'Está todo revisado. Los nuevos aparecen aquí solos.',
    },
    decisions: ['approve', 'reject', 'spam'],
  },
  reported: {
    title: 'Denunciados',
    address: 'denunciados',
    counted: { one: 'denunciado', many: 'denunciados' },
    caption: 'Comentarios denunciados',
    empty: {
      title: 'No hay comentarios denunciados',
      text: 'Aquí llega lo publicado que alguien denuncia, hasta que decidas si se mantiene.',
    },
    decisions: ['keep', 'reject', 'spam'],
  },
  approved: {
    title: 'Aprobados',
    address: 'aprobados',
    counted: { one: 'aprobado', many: 'aprobados' },
    caption: 'Comentarios aprobados',
    empty: { title: 'No hay comentarios aprobados', text: 'Lo que apruebes se ve en su artículo, y también aquí.' },
    decisions: ['reject', 'spam', 'restore'],
  },
  rejected: {
    title: 'Rechazados',
    address: 'rechazados',
    counted: { one: 'rechazado', many: 'rechazados' },
    caption: 'Comentarios rechazados',
    empty: {
      title: 'No hay comentarios rechazados',
      text: 'Lo que rechaces se guarda aquí 90 días, por si hay que recuperarlo.',
    },
    decisions: ['approve', 'spam', 'restore'],
  },
  spam: {
    title: 'Probable spam',
    address: 'spam',
    counted: { one: 'en probable spam', many: 'en probable spam' },
    caption: 'Comentarios en probable spam',
    empty: {
      title: 'No hay nada en probable spam',
      text: 'Aquí llega lo que puntúa 80 o más, y se borra a los 30 días.',
    },
    decisions: ['approve', 'reject', 'restore'],
  },
};

/** How many comments are in a list, in words: "3 comentarios pendientes". */
export function countInState(state: CommentListName, count: number): string {
  const { one, many } = stateWords[state].counted;
  if (count === 0) return `Ningún comentario ${one}`;
  return counted(count, `comentario ${one}`, `comentarios ${many}`);
}
