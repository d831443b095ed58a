import type { AdminFigures } from '@femcoders/contracts/admin-figures';
import { deletionDays, longWaitDays } from '@femcoders/contracts/admin-figures-limits';
import type { JobFigureKind } from '@femcoders/contracts/admin-figures-names';
import { jobStateNames } from '@femcoders/contracts/admin-job-names';
import { mentoringStateNames, mentorStateNames } from '@femcoders/contracts/mentoring-names';
import { proposalStateNames } from '@femcoders/contracts/talk-proposal-names';
import { stateNames as documentStateNames } from '../documents/document-words.ts';
import { kindNames as hubKindNames, stateNames as hubStateNames } from '../hub/hub-words.ts';
import { talkStateNames } from '../talks/talk-values.ts';
import { duration } from './figure-words.ts';
import { chart, found, named, number, type Panel, sum } from './panel.ts';

const jobKindNames: Record<JobFigureKind, string> = { ...jobStateNames, priority: 'Solo para socias' };

/** The areas of the community as they are shown: mentoring, documents, offers, talks, hub. */
export function communityPanels({ mentoring, documents, jobs, talks, hub }: AdminFigures): Panel[] {
  return [
    {
      title: 'Mentoría',
      facts: [
        { label: 'Solicitudes', value: number(sum(mentoring.asked)) },
        { label: 'Parejas empezadas', value: number(sum(mentoring.started)) },
        { label: 'Sesiones hechas', value: number(mentoring.sessions) },
        { label: `Esperan más de ${longWaitDays} días`, value: number(mentoring.waitingLong) },
      ],
      chart: chart('Solicitudes y parejas', ['Solicitudes', mentoring.asked], ['Parejas', mentoring.started]),
      tallies: [
        { caption: 'Solicitudes y parejas, por estado', rows: named(mentoring.byState, mentoringStateNames) },
        { caption: 'Mentoras, por estado', rows: named(mentoring.mentors, mentorStateNames) },
      ],
      note: 'Desde «Aceptada», una solicitud es una pareja. Lo cerrado se borra a los dos años.',
    },
    {
      title: 'Documentos',
      facts: [
        { label: 'Enviados', value: number(sum(documents.sent)) },
        { label: 'Respondidos', value: number(documents.answered) },
        { label: 'Mediana hasta responder', value: duration(documents.medianAnswerMs) },
        { label: `Se borran en ${deletionDays} días`, value: number(documents.deletionsDue) },
      ],
      chart: chart('Envíos de documentos', ['Envíos', documents.sent]),
      tallies: [{ caption: 'Todos, por estado', rows: named(documents.byState, documentStateNames) }],
      note: 'Sin borradores. Responder es pedir lo que falta, aceptar o no aceptar; se cuenta desde el primer envío.',
    },
    {
      title: 'Ofertas',
      facts: [
        { label: 'Recibidas', value: number(sum(jobs.received)) },
        { label: 'Publicadas', value: number(sum(jobs.published)) },
        { label: 'Abiertas con denuncias', value: number(jobs.reported) },
      ],
      chart: chart('Ofertas recibidas y publicadas', ['Recibidas', jobs.received], ['Publicadas', jobs.published]),
      tallies: [{ caption: 'Ahora, por estado', rows: named(jobs.byState, jobKindNames) }],
      note: 'Lo que nadie confirma no cuenta como recibido y se borra a los siete días; lo cerrado, al año.',
    },
    {
      title: 'Presentaciones',
      facts: [
        { label: 'Propuestas', value: number(sum(talks.proposed)) },
        { label: 'Publicadas', value: number(sum(talks.published)) },
        { label: '«Me ayuda»', value: number(talks.helped) },
      ],
      chart: chart('Charlas propuestas y publicadas', ['Propuestas', talks.proposed], ['Publicadas', talks.published]),
      tallies: [
        { caption: 'Charlas, por estado', rows: named(talks.byState, talkStateNames) },
        { caption: 'Propuestas, por estado', rows: named(talks.proposals, proposalStateNames) },
      ],
    },
    {
      title: 'Comunidad',
      facts: [
        { label: 'Publicadas', value: number(sum(hub.published)) },
        { label: '«Útil» y «me interesa»', value: number(sum(hub.marks)) },
        { label: 'Votos a ideas', value: number(sum(hub.ideaVotes)) },
      ],
      chart: chart('Votos en la plaza', ['A publicaciones', hub.marks], ['A ideas', hub.ideaVotes]),
      tallies: [
        { caption: 'Publicaciones, por estado', rows: named(hub.byState, hubStateNames) },
        { caption: 'Publicadas, por tipo', rows: named(hub.byKind, hubKindNames) },
      ],
      wideTally: { caption: 'Votos a ideas, de siempre', rows: found(hub.ideas) },
    },
  ];
}
