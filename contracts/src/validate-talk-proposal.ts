import { outsideLinkProblem } from './outside-link.ts';
import type { FieldProblem } from './problem.ts';
import { proposalLimits } from './talk-proposal-limits.ts';
import { proposalKinds } from './talk-proposal-names.ts';
import { problemsOf, textProblem, tooLong } from './text-problems.ts';
import { topicsProblem } from './validate-talk.ts';

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

/**
 * Returns the problems that keep a proposal from being sent, in the order of the form: the same sentences in the browser
 * and in the API.
 */
export function validateTalkProposal(fields: ProposalFields): FieldProblem[] {
  const { title, summary, topics, link, whose, speakerName, speakerContact } = fields;
  const limits = proposalLimits;
  const checks: [field: keyof ProposalFields, problem: string | null][] = [
    ['whose', (proposalKinds as readonly string[]).includes(whose) ? null : 'Elige de quién es la charla'],
  ];
  if (whose === 'other') {
    checks.push(['speakerName', textProblem('El nombre', speakerName, limits.nameMax, 'Escribe quién la da')]);
    checks.push(['speakerContact', contactProblem(speakerContact)]);
  }
  checks.push(['title', titleProblem(title)]);
  checks.push(['summary', summaryProblem(summary)]);
  checks.push(['topics', topicsProblem(topics)]);
  checks.push(['link', link ? outsideLinkProblem(link, limits.linkMax) : null]);
  return problemsOf(checks);
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
