import type { CommentState, Decision, RejectReason } from '@femcoders/contracts/moderation-names';

interface DecisionWords {
  /** On its button. */
  button: string;
  key: string;
  /** The verb, in the infinitive and in lower case. */
  verb: string;
  /** The message when it is done, for one and for several. */
  done: { one: string; many: string };
  /** The consequence for the comment. */
  consequence: string;
}

export const decisionWords: Record<Decision, DecisionWords> = {
  approve: {
    button: 'Aprobar',
    key: 'A',
    verb: 'aprobar',
    done: { one: 'Aprobado', many: 'Aprobados' },
    consequence: 'Aprobado se publica al momento.',
  },
  keep: {
    button: 'Mantener publicado',
    key: 'M',
    verb: 'mantener publicado',
    done: { one: 'Se mantiene', many: 'Se mantienen' },
    consequence: 'Lo que se mantiene sigue publicado, y sus denuncias quedan cerradas.',
  },
  reject: {
    button: 'Rechazar',
    key: 'R',
    verb: 'rechazar',
    done: { one: 'Rechazado', many: 'Rechazados' },
    consequence: 'Rechazado no se ve, y se borra a los 90 días.',
  },
  spam: {
    button: 'Spam',
    key: 'S',
    verb: 'marcar como spam',
    done: { one: 'Marcado como spam', many: 'Marcados como spam' },
    consequence: 'El spam se borra a los 30 días.',
  },
  restore: {
    button: 'A pendientes',
    key: 'P',
    verb: 'devolver a pendientes',
    done: { one: 'Devuelto a pendientes', many: 'Devueltos a pendientes' },
    consequence: 'En pendientes espera otra decisión.',
  },
  // Only ever to take `keep` back: it has no button.
  reopen: {
    button: 'Abrir las denuncias',
    key: '',
    verb: 'abrir de nuevo las denuncias de',
    done: { one: 'Denunciado de nuevo', many: 'Denunciados de nuevo' },
    consequence: 'Sus denuncias esperan otra decisión.',
  },
};

/** The decision that returns a comment to a state. */
export const decisionTo = {
  approved: 'approve',
  rejected: 'reject',
  spam: 'spam',
  pending: 'restore',
} as const satisfies Record<CommentState, Decision>;

export const reasonWords: Record<RejectReason, string> = {
  spam: 'Spam',
  abuse: 'Insulto o acoso',
  'personal-data': 'Datos personales',
  advertising: 'Publicidad',
  'off-topic': 'Fuera de tema',
  illegal: 'Ilegal',
};
