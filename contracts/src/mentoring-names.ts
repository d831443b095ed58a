/** The topics of mentoring, which mentors offer and mentees look for; the ids stand in addresses. */
export const mentoringTopicNames = {
  'html-css': 'HTML y CSS',
  javascript: 'JavaScript',
  react: 'React',
  typescript: 'TypeScript',
  backend: 'Backend',
  'bases-de-datos': 'Bases de datos',
  datos: 'Datos',
  ia: 'Inteligencia artificial',
  movil: 'Apps móviles',
  cloud: 'Cloud y DevOps',
  seguridad: 'Seguridad',
  testing: 'Testing y QA',
  accesibilidad: 'Accesibilidad',
  diseno: 'Diseño de interfaz',
  producto: 'Producto',
  'software-libre': 'Software libre',
  'primer-empleo': 'Primer empleo',
  entrevistas: 'Entrevistas',
  portfolio: 'CV y portfolio',
  'cambio-de-carrera': 'Cambio de carrera',
  'volver-a-trabajar': 'Volver tras una pausa',
  liderazgo: 'Liderar equipos',
  sueldo: 'Negociar el sueldo',
  'hablar-en-publico': 'Hablar en público',
} as const;
export type MentoringTopic = keyof typeof mentoringTopicNames;
export const mentoringTopics = Object.keys(mentoringTopicNames) as MentoringTopic[];

/** The ids stand in addresses. */
export const mentoringLanguageNames = {
  es: 'Castellano',
  ca: 'Catalán',
  en: 'Inglés',
  gl: 'Gallego',
  eu: 'Euskera',
  fr: 'Francés',
  it: 'Italiano',
  pt: 'Portugués',
  de: 'Alemán',
  ar: 'Árabe',
  uk: 'Ucraniano',
  lse: 'Lengua de signos',
} as const;
export type MentoringLanguage = keyof typeof mentoringLanguageNames;
export const mentoringLanguages = Object.keys(mentoringLanguageNames) as MentoringLanguage[];

/** The ids stand in addresses. */
export const mentoringFormatNames = {
  sesion: 'Sesión única',
  ciclo: 'Ciclo de 3 meses',
  grupo: 'Grupo de 5',
} as const;
export type MentoringFormat = keyof typeof mentoringFormatNames;
export const mentoringFormats = Object.keys(mentoringFormatNames) as MentoringFormat[];

/** The ids stand in addresses. */
export const mentoringModalityNames = { 'en-linea': 'En línea', presencial: 'En persona' } as const;
export type MentoringModality = keyof typeof mentoringModalityNames;
export const mentoringModalities = Object.keys(mentoringModalityNames) as MentoringModality[];

/** Where a mentee starts from, and whom a mentor accompanies. */
export const mentoringLevelNames = {
  zero: 'Empieza desde cero',
  studying: 'Está estudiando',
  'first-job': 'Busca su primer empleo',
  junior: 'Lleva menos de 2 años',
  mid: 'Lleva de 2 a 5 años',
  senior: 'Lleva más de 5 años',
  switching: 'Cambia de carrera',
  returning: 'Vuelve tras una pausa',
} as const;
export type MentoringLevel = keyof typeof mentoringLevelNames;
export const mentoringLevels = Object.keys(mentoringLevelNames) as MentoringLevel[];

export const weekdayNames = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'] as const;
export const dayPartNames = ['mañana', 'tarde', 'noche'] as const;

/** A part of a day of the week, as two digits: `12` is Tuesday evening. */
export const mentoringSlots = weekdayNames.flatMap((_day, day) => dayPartNames.map((_part, part) => `${day}${part}`));

/** `martes por la noche` */
export function slotName(slot: string): string {
  return `${weekdayNames[Number(slot[0])]} por la ${dayPartNames[Number(slot[1])]}`;
}

/** The states of a request, from the form to the end. */
export const mentoringStates = ['asked', 'proposed', 'accepted', 'active', 'paused', 'closed'] as const;
export type MentoringState = (typeof mentoringStates)[number];

/** The parts of the administration's list of requests: a state, the pairs at risk, or what is open. */
export const mentoringParts = [...mentoringStates, 'risk', 'open'] as const;
export type MentoringPart = (typeof mentoringParts)[number];
/** Sort keys of that list, and of the list of mentors. */
export const mentoringSorts = ['since', 'name', 'state', 'last_session'] as const;
export const mentorSorts = ['name', 'state', 'load', 'created_at'] as const;
export const mentoringStateNames: Readonly<Record<MentoringState, string>> = {
  asked: 'Solicitada',
  proposed: 'Propuesta',
  accepted: 'Aceptada',
  active: 'Activa',
  paused: 'En pausa',
  closed: 'Cerrada',
};

/** Of a mentor's card. Only an active one is shown and proposed. */
export const mentorStates = ['pending', 'active', 'paused', 'declined'] as const;
export type MentorState = (typeof mentorStates)[number];
export const mentorStateNames: Readonly<Record<MentorState, string>> = {
  pending: 'Por revisar',
  active: 'Activa',
  paused: 'En pausa',
  declined: 'No aceptada',
};

/** The side that put a card in pause, and alone can resume it. */
export const mentorPausers = ['mentor', 'team'] as const;
export type MentorPauser = (typeof mentorPausers)[number];

/** Of one mentor in the order in which a request is proposed to them. */
export const proposalStates = ['queued', 'asked', 'accepted', 'declined', 'expired', 'dropped'] as const;
export type ProposalState = (typeof proposalStates)[number];
export const proposalStateNames: Readonly<Record<ProposalState, string>> = {
  queued: 'En espera',
  asked: 'Tiene que responder',
  accepted: 'Ha aceptado',
  declined: 'No puede',
  expired: 'No respondió a tiempo',
  dropped: 'Ya no hace falta',
};

export const mentoringSessionStates = ['planned', 'done', 'missed', 'cancelled'] as const;
export type MentoringSessionState = (typeof mentoringSessionStates)[number];
