// Apart from the schemas, so that the form does not load the validator.

import { outsideLinkProblem } from './outside-link.ts';
import type { FieldProblem } from './problem.ts';
import { tooLong, topicsProblem } from './talk-limits.ts';

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

/** Whose talk it is: her own, or somebody's whom she would like to hear. */
export const proposalKinds = ['own', 'other'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** What every proposal is scored by, from 1 to 5. */
export const proposalCriteria = ['interest', 'usefulness', 'clarity', 'voice', 'material'] as const;
export type ProposalCriterion = (typeof proposalCriteria)[number];
export const proposalCriterionNames: Readonly<Record<ProposalCriterion, { name: string; question: string }>> = {
  interest: { name: 'Interés', question: '¿Le interesa a buena parte de la comunidad?' },
  usefulness: { name: 'Utilidad', question: '¿Te llevas algo que puedas hacer mañana?' },
  clarity: { name: 'Claridad', question: '¿Se entiende de qué va y para quién es?' },
  voice: { name: 'Voz', question: '¿Trae una mirada que se oye poco?' },
  material: { name: 'Material', question: '¿Hay con qué prepararla: diapositivas, texto o grabación?' },
};

/** How many people of the team score a proposal before it is decided. */
export const neededScores = 2;

/** Lengths in characters. */
export const proposalLimits = {
  titleMin: 4,
  titleMax: 120,
  summaryMin: 40,
  summaryMax: 1_000,
  linkMax: 500,
  nameMax: 80,
  contactMax: 300,
  noteMax: 1_000,
  motiveMin: 20,
  motiveMax: 1_500,
} as const;

/** The texts of a proposal; texts without the white space around them, empty when not given. */
export interface ProposalFields {
  title: string;
  summary: string;
  topics: string[];
  /** Where more of it can be seen. */
  link: string;
  whose: string;
  /** Of somebody else's talk: who gives it, and how she can be reached. */
  speakerName: string;
  speakerContact: string;
}

/** What keeps a proposal from being sent, in the order of the form: the same sentences in the browser and in the API. */
export function validateTalkProposal(fields: ProposalFields): FieldProblem[] {
  const { title, summary, topics, link, whose, speakerName, speakerContact } = fields;
  const limits = proposalLimits;
  const checks: [field: keyof ProposalFields, problem: string | null][] = [
    ['whose', (proposalKinds as readonly string[]).includes(whose) ? null : 'Elige de quién es la charla'],
  ];
  if (whose === 'other') {
    checks.push([
      'speakerName',
      speakerName ? tooLong('El nombre', speakerName, limits.nameMax) : 'Escribe quién la da',
    ]);
    checks.push(['speakerContact', contactProblem(speakerContact)]);
  }
  checks.push(['title', titleProblem(title)]);
  checks.push(['summary', summaryProblem(summary)]);
  checks.push(['topics', topicsProblem(topics)]);
  checks.push(['link', link ? outsideLinkProblem(link, limits.linkMax) : null]);
  return checks.flatMap(([field, message]) => (message ? [{ field, message }] : []));
}

function contactProblem(contact: string): string | null {
  if (!contact) return 'Escribe cómo podemos dar con ella: un correo, una red, quién la conoce';
  return tooLong('Cómo dar con ella', contact, proposalLimits.contactMax);
}

function titleProblem(title: string): string | null {
  const { titleMin, titleMax } = proposalLimits;
  if (!title) return 'Escribe el título';
  if (title.length < titleMin) return `Escribe un título de al menos ${titleMin} caracteres`;
  return tooLong('El título', title, titleMax);
}

function summaryProblem(summary: string): string | null {
  const { summaryMin, summaryMax } = proposalLimits;
  if (!summary) return 'Escribe de qué va';
  if (summary.length < summaryMin) return `Cuéntanos un poco más: al menos ${summaryMin} caracteres`;
  return tooLong('De qué va', summary, summaryMax);
}

/** @returns what is wrong with the motive of a decision: «ahora no» needs a reason */
export function motiveProblem(decision: 'accepted' | 'declined', motive: string): string | null {
  const { motiveMin, motiveMax } = proposalLimits;
  if (decision === 'declined' && motive.length < motiveMin)
    return `Explica por qué ahora no, con cariño: al menos ${motiveMin} caracteres`;
  return tooLong('El mensaje', motive, motiveMax);
}
