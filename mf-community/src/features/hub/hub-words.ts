import type { HubPiece } from '@femcoders/contracts/hub';
import type {
  HubIdeaState,
  HubKind,
  HubLevel,
  HubReportReason,
  HubState,
  ResourceLanguage,
  ResourceType,
} from '@femcoders/contracts/hub-names';
import { counted } from '@femcoders/contracts/spanish-count';
import type { PanotPalette, TagTone } from '@femcoders/shared-ui';

interface KindWords {
  /** Of its section. */
  name: string;
  /** Of one piece. */
  one: string;
  /** The section's purpose, in a sentence. */
  what: string;
  /** When there is nothing yet. */
  nothing: string;
  propose: string;
  /** Its flower. */
  petals: number;
  palette: PanotPalette;
}

export const kindWords: Readonly<Record<HubKind, KindWords>> = {
  resource: {
    name: 'Recursos',
    one: 'Recurso',
    what: 'Artículos, cursos, plantillas y becas que a alguna le han servido, con el porqué.',
    nothing: 'Aún no hay recursos',
    propose: 'Comparte un recurso',
    petals: 6,
    palette: 'sun',
  },
  project: {
    name: 'Proyectos que buscan manos',
    one: 'Proyecto',
    what: 'Cosas pequeñas entre varias: qué se hace, qué manos faltan y cuántas horas pide.',
    nothing: 'Ningún proyecto busca manos',
    propose: 'Cuenta tu proyecto',
    petals: 4,
    palette: 'coral',
  },
  group: {
    name: 'Grupos de interés',
    one: 'Grupo',
    what: 'Un tema, un ritmo y un canal. Con tres que quieran ya hay grupo.',
    nothing: 'Aún no hay grupos',
    propose: 'Monta un grupo',
    petals: 8,
    palette: 'mint',
  },
  study: {
    name: 'Pareja de estudio',
    one: 'Pareja de estudio',
    what: 'Alguien que estudia lo mismo que tú, a tus horas. Cada búsqueda dura 60 días.',
    nothing: 'Nadie busca pareja de estudio',
    propose: 'Busca pareja de estudio',
    petals: 2,
    palette: 'lilac',
  },
};

export const levelNames: Readonly<Record<HubLevel, string>> = {
  beginner: 'Desde cero',
  intermediate: 'Con base',
  advanced: 'Avanzado',
};

export const typeNames: Readonly<Record<ResourceType, string>> = {
  article: 'Artículo',
  course: 'Curso',
  template: 'Plantilla',
  grant: 'Beca',
  tool: 'Herramienta',
  video: 'Vídeo',
  book: 'Libro',
  other: 'Otra cosa',
};

export const languageNames: Readonly<Record<ResourceLanguage, string>> = {
  es: 'En español',
  ca: 'En catalán',
  en: 'En inglés',
  other: 'En otro idioma',
};

export const ideaStates: Readonly<Record<HubIdeaState, { name: string; tone: TagTone }>> = {
  idea: { name: 'Idea', tone: 'outline' },
  under_way: { name: 'En marcha', tone: 'sun' },
  done: { name: 'Hecho', tone: 'mint' },
};

export const stateWords: Readonly<Record<HubState, { name: string; tone: TagTone }>> = {
  pending: { name: 'Por revisar', tone: 'sun' },
  published: { name: 'Publicado', tone: 'mint' },
  rejected: { name: 'No publicado', tone: 'coral' },
  withdrawn: { name: 'Retirado', tone: 'outline' },
  removed: { name: 'Retirado por el equipo', tone: 'coral' },
};

export const reportReasonNames: Readonly<Record<HubReportReason, string>> = {
  wrong: 'Está mal o ya no funciona',
  spam: 'Es publicidad',
  abuse: 'Ataca o insulta',
  'personal-data': 'Enseña datos de alguien',
  illegal: 'Es ilegal',
};

export const hoursInWords = (hours: number) => `${counted(hours, 'hora', 'horas')} a la semana`;
export const usefulInWords = (marks: number) => `Útil para ${marks}`;
export const interestInWords = (marks: number) => counted(marks, 'interesada', 'interesadas');
export const votesInWords = (votes: number) => counted(votes, 'voto', 'votos');

/** The address that a resource leads to, as short as it is still known by. */
export const hostOf = (url: string) => (URL.parse(url)?.hostname ?? '').replace(/^www\./, '');

/** Returns the facts that a list shows of a piece next to its title, the most telling first. */
export function factsOf(piece: HubPiece): string[] {
  const level = piece.level ? [levelNames[piece.level]] : [];
  switch (piece.kind) {
    case 'resource': {
      const { type, language, free, url } = piece.details;
      return [typeNames[type], languageNames[language], free ? 'Gratis' : 'De pago', ...level, hostOf(url)];
    }
    case 'project':
      return [hoursInWords(piece.details.hoursPerWeek), ...level];
    case 'group':
      return [piece.details.rhythm, piece.details.channel].filter(Boolean);
    case 'study':
      return [...level, piece.details.zone, piece.details.availability];
  }
}
