import type { MentoringState, MentorState } from '@femcoders/contracts/mentoring-names';
import type { mentoringRequests, mentors } from '../database/mentoring-tables.ts';

type MentorRow = typeof mentors.$inferInsert;
type RequestRow = typeof mentoringRequests.$inferInsert;
const sample = 'Ficha de demostración.';

type MentorText = Pick<MentorRow, 'headline' | 'about' | 'topics' | 'levels' | 'formats' | 'slots' | 'maxPairs'> &
  Partial<Pick<MentorRow, 'languages' | 'modalities' | 'city' | 'isPublic'>> & { slug: string; state?: MentorState };

/** By the number of the demo member. */
export const demoMentors: Readonly<Record<number, MentorText>> = {
  7: {
    slug: 'mentora-de-muestra',
    headline: 'Desarrolladora frontend, antes recepcionista',
    about: `${sample} Leemos tu código sin prisa, preparamos entrevistas de verdad y te cuento lo que a mí nadie me contó en mi primer año.`,
    topics: ['react', 'javascript', 'primer-empleo', 'entrevistas'],
    levels: ['studying', 'first-job', 'junior'],
    languages: ['es', 'ca'],
    formats: ['sesion', 'ciclo'],
    modalities: ['en-linea', 'presencial'],
    city: 'Barcelona',
    slots: ['11', '12', '31', '50'],
    maxPairs: 3,
  },
  13: {
    slug: 'backend-de-muestra',
    headline: 'Ingeniera de backend en una cooperativa',
    about: `${sample} Ayudo a perder el miedo a las bases de datos y a leer errores enteros antes de buscarlos. Traigo ejemplos de mi trabajo y tú traes los tuyos.`,
    topics: ['backend', 'bases-de-datos', 'typescript', 'software-libre'],
    levels: ['junior', 'mid'],
    languages: ['es', 'en'],
    formats: ['sesion', 'ciclo'],
    slots: ['02', '22', '42'],
    maxPairs: 2,
  },
  14: {
    slug: 'analista-de-muestra',
    headline: 'Analista de datos, antes bióloga',
    about: `${sample} Cambié de carrera a los treinta y ocho. Hablamos de por dónde empezar, de qué enseñar en un portfolio de datos y de cómo contar tu historia.`,
    topics: ['datos', 'ia', 'cambio-de-carrera', 'portfolio'],
    levels: ['zero', 'switching'],
    languages: ['es', 'gl'],
    formats: ['ciclo'],
    slots: ['51', '60', '61'],
    maxPairs: 1,
  },
  15: {
    slug: 'tester-de-muestra',
    headline: 'QA y accesibilidad',
    about: `${sample} Probamos juntas lo que has hecho, con teclado y con lector de pantalla, y sacas de cada sesión una lista corta de cosas que arreglar.`,
    topics: ['testing', 'accesibilidad', 'html-css', 'primer-empleo'],
    levels: ['studying', 'first-job', 'switching'],
    languages: ['es', 'lse'],
    formats: ['sesion', 'ciclo', 'grupo'],
    slots: ['10', '11', '30', '31'],
    maxPairs: 2,
  },
  16: {
    slug: 'arquitecta-de-muestra',
    headline: 'Arquitecta cloud y jefa de equipo',
    about: `${sample} Para quien lleva unos años y no sabe si quiere liderar. Preparamos conversaciones difíciles, también la del sueldo.`,
    topics: ['cloud', 'seguridad', 'liderazgo', 'sueldo'],
    levels: ['mid', 'senior'],
    languages: ['es', 'en', 'fr'],
    formats: ['sesion'],
    modalities: ['en-linea', 'presencial'],
    city: 'Madrid',
    slots: ['00', '20', '40'],
    maxPairs: 2,
  },
  17: {
    slug: 'docente-de-muestra',
    headline: 'Formadora de HTML y CSS',
    about: `${sample} Grupos pequeños para volver después de una pausa: nos vemos los sábados, cada una enseña lo suyo y nadie se queda atrás.`,
    topics: ['html-css', 'portfolio', 'volver-a-trabajar', 'hablar-en-publico'],
    levels: ['zero', 'returning'],
    languages: ['es', 'ca', 'ar'],
    formats: ['grupo', 'sesion'],
    modalities: ['presencial', 'en-linea'],
    city: 'València',
    slots: ['50', '51'],
    maxPairs: 1,
  },
  9: {
    slug: 'editora-de-muestra',
    headline: 'Escribe documentación técnica',
    about: `${sample} Prefiero no salir en la lista, pero acompaño con gusto a quien quiere escribir o hablar en público.`,
    topics: ['hablar-en-publico', 'software-libre'],
    levels: ['junior', 'mid', 'senior'],
    formats: ['sesion'],
    slots: ['12'],
    maxPairs: 1,
    isPublic: false,
  },
  6: {
    slug: 'promotora-de-muestra',
    headline: 'Desarrolladora móvil',
    about: `${sample} Acabo de apuntarme y el equipo todavía no ha leído mi ficha. Acompañaría con apps móviles.`,
    topics: ['movil', 'react'],
    levels: ['first-job', 'junior'],
    formats: ['ciclo'],
    slots: ['32'],
    maxPairs: 1,
    state: 'pending',
  },
  11: {
    slug: 'organizadora-de-muestra',
    headline: 'Producto y diseño',
    about: `${sample} Ahora mismo en pausa, porque preparo un evento. Vuelvo con producto y diseño en primavera.`,
    topics: ['producto', 'diseno'],
    levels: ['mid'],
    languages: ['es', 'eu'],
    formats: ['sesion'],
    slots: ['21'],
    maxPairs: 2,
    state: 'paused',
  },
};

export interface DemoRequest extends Pick<RequestRow, 'goal' | 'level' | 'topics' | 'slots'> {
  languages?: RequestRow['languages'];
  format?: RequestRow['format'];
  state: MentoringState;
  daysAgo: number;
  /** Since when it is in its state. */
  sinceDaysAgo?: number;
  preferences?: string;
  ranOut?: boolean;
  /** Numbers of the demo mentors to whom it is proposed. */
  proposed?: readonly number[];
  /** The number of her mentor, present or past. */
  mentor?: number;
  /** Days from now; what is over took place. */
  sessions?: readonly number[];
  goals?: readonly { text: string; done: boolean }[];
  note?: string;
}

/** By the number of the demo member. */
export const demoRequests: Readonly<Record<number, DemoRequest>> = {
  1: {
    goal: 'Solicitud de demostración: quiero preparar mis primeras entrevistas de frontend y dejar de quedarme en blanco.',
    level: 'first-job',
    topics: ['react', 'entrevistas', 'primer-empleo'],
    slots: ['11', '31', '50'],
    state: 'asked',
    daysAgo: 2,
    preferences: 'Otra mujer que haya cambiado de carrera',
  },
  3: {
    goal: 'Solicitud de demostración: entender la seguridad de una web pequeña y saber qué estudiar después del bootcamp.',
    level: 'studying',
    topics: ['seguridad', 'backend'],
    languages: ['es', 'ca'],
    format: 'sesion',
    slots: ['52', '62'],
    state: 'asked',
    daysAgo: 15,
    ranOut: true,
    note: 'Nota de demostración: preguntar en el canal de seguridad si alguien puede los fines de semana.',
  },
  2: {
    goal: 'Solicitud de demostración: revisar la accesibilidad de mi portfolio con alguien que lo haga cada día.',
    level: 'first-job',
    topics: ['accesibilidad', 'html-css', 'primer-empleo'],
    slots: ['10', '31'],
    state: 'proposed',
    daysAgo: 6,
    sinceDaysAgo: 3,
    proposed: [15, 7],
  },
  4: {
    goal: 'Solicitud de demostración: publicar mi primer proyecto de React y saber explicar cada decisión.',
    level: 'studying',
    topics: ['react', 'javascript'],
    slots: ['11', '12'],
    state: 'active',
    daysAgo: 48,
    sinceDaysAgo: 35,
    mentor: 7,
    sessions: [-34, -20, -6, 8],
    goals: [
      { text: 'Subir el proyecto con su README', done: true },
      { text: 'Probar los formularios con teclado', done: false },
    ],
  },
  5: {
    goal: 'Solicitud de demostración: pasar de programar a trabajar con datos sin empezar de cero otra vez.',
    level: 'switching',
    topics: ['datos', 'cambio-de-carrera'],
    slots: ['51', '60'],
    state: 'active',
    daysAgo: 70,
    sinceDaysAgo: 55,
    mentor: 14,
    sessions: [-55, -33],
    goals: [{ text: 'Un análisis propio publicado', done: false }],
  },
  10: {
    goal: 'Solicitud de demostración: volver a dar charlas después de unos años sin subirme a un escenario.',
    level: 'returning',
    topics: ['hablar-en-publico'],
    format: 'sesion',
    slots: ['50'],
    state: 'closed',
    daysAgo: 90,
    sinceDaysAgo: 30,
    mentor: 17,
    sessions: [-40],
  },
};
