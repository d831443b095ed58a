/** `assessing` from the first score on; `withdrawn` by its author. */
export const proposalStates = ['received', 'assessing', 'accepted', 'declined', 'withdrawn'] as const;
export type ProposalState = (typeof proposalStates)[number];
export const proposalStateNames: Readonly<Record<ProposalState, string>> = {
  received: 'Recibida',
  assessing: 'En valoración',
  accepted: 'Aceptada',
  declined: 'Ahora no',
  withdrawn: 'Retirada',
};

/** Sort keys of the editors' list. */
export const proposalSorts = ['title', 'state', 'scored', 'created_at'] as const;

/** The kinds of proposals: her own, or somebody's whom she would like to hear. */
export const proposalKinds = ['own', 'other'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** The criteria by which every proposal is scored, from 1 to 5. */
export const proposalCriteria = ['interest', 'usefulness', 'clarity', 'voice', 'material'] as const;
export type ProposalCriterion = (typeof proposalCriteria)[number];
export const proposalCriterionNames: Readonly<Record<ProposalCriterion, { name: string; question: string }>> = {
  interest: { name: 'Interés', question: '¿Le interesa a buena parte de la comunidad?' },
  usefulness: { name: 'Utilidad', question: '¿Te llevas algo que puedas hacer mañana?' },
  clarity: { name: 'Claridad', question: '¿Se entiende de qué va y para quién es?' },
  voice: { name: 'Voz', question: '¿Trae una mirada que se oye poco?' },
  material: { name: 'Material', question: '¿Hay con qué prepararla: diapositivas, texto o grabación?' },
};
