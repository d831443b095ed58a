import type { HubIdeaState, HubKind, HubLevel, HubState } from '@femcoders/contracts/hub-names';
import type { HubDetails } from '@femcoders/contracts/validate-hub';

export interface DemoPiece {
  id: string;
  kind: HubKind;
  slug: string;
  title: string;
  body: string;
  topics: string[];
  level?: HubLevel;
  details: HubDetails;
  /** Number of its author among the demo members. */
  author: number;
  state?: HubState;
  complete?: boolean;
  /** Its link does not answer. */
  unreachable?: boolean;
  daysAgo: number;
}

const id = (n: number) => `00000000-0000-4000-8000-0000000079${String(n).padStart(2, '0')}`;
/** Of a demo member. */
export const memberId = (n: number) => `00000000-0000-4000-8000-0000000006${String(n).padStart(2, '0')}`;

/** Pieces that show the hub at work: their links lead to addresses that are kept for examples and answer nothing. */
export const demoPieces: readonly DemoPiece[] = [
  {
    id: id(1),
    kind: 'resource',
    slug: 'guia-de-grid-de-muestra',
    title: 'Guía de muestra: Grid con líneas que tienen nombre',
    body: 'Recurso de demostración. Va de menos a más y cada paso se puede tocar. La leí un domingo y el lunes reordené una portada entera sin una sola clase de ayuda.',
    topics: ['CSS', 'Grid'],
    level: 'intermediate',
    details: { url: 'https://guia.example/grid', type: 'article', language: 'es', free: true },
    author: 2,
    daysAgo: 3,
  },
  {
    id: id(2),
    kind: 'resource',
    slug: 'curso-de-sql-de-muestra',
    title: 'Curso de muestra: SQL con datos de una biblioteca',
    body: 'Recurso de demostración. Veinte lecciones cortas con los datos de una biblioteca inventada. Lo bueno es que te deja equivocarte y te cuenta por qué.',
    topics: ['SQL', 'Datos'],
    level: 'beginner',
    details: { url: 'https://curso.example/sql', type: 'course', language: 'es', free: true },
    author: 5,
    daysAgo: 8,
  },
  {
    id: id(3),
    kind: 'resource',
    slug: 'plantilla-de-cv-de-muestra',
    title: 'Plantilla de muestra: un CV que también lee un programa',
    body: 'Recurso de demostración. Una página, sin columnas ni iconos, con un ejemplo relleno al lado. Sirve para cambiar de sector sin esconder lo que hacías antes.',
    topics: ['Empleo'],
    details: { url: 'https://plantilla.example/cv', type: 'template', language: 'es', free: true },
    author: 7,
    daysAgo: 15,
  },
  {
    id: id(4),
    kind: 'resource',
    slug: 'beca-de-formacion-de-muestra',
    title: 'Beca de muestra: formación en accesibilidad',
    body: 'Recurso de demostración. Explica qué pide la convocatoria, qué papeles hacen falta y cuánto tardan en contestar. Los plazos cambian cada año: míralos allí.',
    topics: ['Accesibilidad', 'Becas'],
    details: { url: 'https://beca.example/accesibilidad', type: 'grant', language: 'es', free: true },
    author: 9,
    unreachable: true,
    daysAgo: 26,
  },
  {
    id: id(5),
    kind: 'resource',
    slug: 'contrastes-de-muestra',
    title: 'Herramienta de muestra: mide contrastes mientras diseñas',
    body: 'Recurso de demostración. Pegas dos colores y te dice si se leen, con qué tamaño y en qué fondo fallan. Está en inglés, pero son cuatro palabras.',
    topics: ['Accesibilidad', 'Diseño'],
    details: { url: 'https://herramienta.example/contraste', type: 'tool', language: 'en', free: true },
    author: 4,
    daysAgo: 31,
  },
  {
    id: id(6),
    kind: 'project',
    slug: 'web-para-un-huerto-de-muestra',
    title: 'Proyecto de muestra: web para un huerto vecinal',
    body: 'Proyecto de demostración. Un calendario de riegos, quién tiene la llave y qué se ha plantado. Hay un primer dibujo y un repositorio vacío.\n\nBuscamos ir despacio y que quien empieza pueda hacer su primera revisión de código.',
    topics: ['HTML', 'CSS', 'Accesibilidad'],
    level: 'beginner',
    details: {
      roles: ['Diseño', 'HTML y CSS', 'Textos'],
      hoursPerWeek: 3,
      repository: 'https://repositorio.example/huerto',
    },
    author: 1,
    daysAgo: 2,
  },
  {
    id: id(7),
    kind: 'project',
    slug: 'subtitulos-de-muestra',
    title: 'Proyecto de muestra: subtítulos para nuestras charlas',
    body: 'Proyecto de demostración. Revisamos los subtítulos automáticos de las charlas y montamos una guía para que la siguiente tarde menos.',
    topics: ['Accesibilidad', 'Vídeo'],
    details: { roles: ['Oído paciente', 'Ortografía'], hoursPerWeek: 1, repository: '' },
    author: 6,
    daysAgo: 12,
  },
  {
    id: id(8),
    kind: 'project',
    slug: 'mapa-de-salas-de-muestra',
    title: 'Proyecto de muestra: mapa de salas sin escalones',
    body: 'Proyecto de demostración. Un mapa de sitios de Barcelona donde se puede montar un encuentro al que llegue todo el mundo. Ya somos las que hacíamos falta.',
    topics: ['Datos', 'Mapas'],
    details: { roles: ['Datos', 'JavaScript'], hoursPerWeek: 4, repository: 'https://repositorio.example/salas' },
    author: 11,
    complete: true,
    daysAgo: 40,
  },
  {
    id: id(9),
    kind: 'group',
    slug: 'datos-y-cafe-de-muestra',
    title: 'Grupo de muestra: datos y café',
    body: 'Grupo de demostración. Cada mes una trae unos datos y las demás preguntas. No hace falta saber programar para venir.',
    topics: ['Datos', 'SQL'],
    details: { rhythm: 'El primer jueves de mes, en línea', channel: '#datos', contact: 'Programadora de Muestra' },
    author: 5,
    daysAgo: 20,
  },
  {
    id: id(10),
    kind: 'group',
    slug: 'volver-de-muestra',
    title: 'Grupo de muestra: volver después de una pausa',
    body: 'Grupo de demostración. Para quien dejó la tecnología un tiempo y quiere volver: qué ha cambiado, qué no, y cómo se cuenta en una entrevista.',
    topics: ['Empleo'],
    details: { rhythm: 'Cada dos martes a mediodía', channel: '#volver', contact: '' },
    author: 7,
    daysAgo: 33,
  },
  {
    id: id(11),
    kind: 'study',
    slug: 'javascript-de-muestra',
    title: 'De muestra: JavaScript desde cero, con ejercicios',
    body: 'Búsqueda de demostración. Quiero hacer los ejercicios de un libro y comentarlos una vez a la semana. Voy por los bucles.',
    topics: ['JavaScript'],
    level: 'beginner',
    details: { availability: 'Martes y jueves a partir de las 19:00', zone: 'En línea' },
    author: 3,
    daysAgo: 4,
  },
  {
    id: id(12),
    kind: 'study',
    slug: 'entrevistas-de-muestra',
    title: 'De muestra: preparar entrevistas de frontend',
    body: 'Búsqueda de demostración. Nos preguntamos por turnos, con tiempo, y nos decimos la verdad. Mejor en persona, tomando algo.',
    topics: ['CSS', 'HTML', 'Empleo'],
    level: 'intermediate',
    details: { availability: 'Sábados por la mañana', zone: 'Barcelona, cerca de Sants' },
    author: 4,
    daysAgo: 9,
  },
  {
    id: id(13),
    kind: 'resource',
    slug: 'podcast-de-muestra',
    title: 'Podcast de muestra que espera revisión',
    body: 'Recurso de demostración. Entrevistas de media hora con mujeres que cambiaron de oficio. Lo escucho en el metro y se me pasa la parada.',
    topics: ['Empleo'],
    details: { url: 'https://podcast.example/oficios', type: 'other', language: 'es', free: true },
    author: 3,
    state: 'pending',
    daysAgo: 1,
  },
  {
    id: id(14),
    kind: 'group',
    slug: 'testing-de-muestra',
    title: 'Grupo de muestra sobre testing, por revisar',
    body: 'Grupo de demostración. Leemos pruebas de proyectos abiertos y contamos qué nos dicen y qué se callan.',
    topics: ['Testing'],
    details: { rhythm: 'Una vez al mes', channel: '', contact: '' },
    author: 1,
    state: 'pending',
    daysAgo: 0,
  },
];

/** Who finds what useful, or is interested in it: piece and members by number. */
export const demoMarks: Readonly<Record<number, readonly number[]>> = {
  1: [1, 3, 4, 5, 6, 7],
  2: [1, 2, 3],
  3: [1, 3, 4, 8],
  4: [2],
  5: [5, 6],
  9: [1, 2, 3, 4],
  10: [2, 5],
};

/** Members by number that vote for each idea. */
export const demoVotes: Readonly<Record<string, readonly number[]>> = {
  mentorias: [1, 2, 3, 4, 5, 6, 7],
  grupos: [1, 3, 4, 5, 6],
  colaboracion: [1, 2, 5, 9],
  recursos: [2, 3, 9],
  eventos: [4, 6, 11],
  networking: [2, 4],
  emprendimiento: [8],
};

/** Ideas that have begun in the demonstration. */
export const demoIdeas: Readonly<Record<string, { state: HubIdeaState; news: string }>> = {
  grupos: { state: 'under_way', news: 'De muestra: dos grupos se juntan ya, uno de datos y otro para volver.' },
  recursos: { state: 'done', news: 'De muestra: los recursos de todas tienen sitio propio en esta plaza.' },
};

export const pieceId = id;
