import type { HubIdeaState, HubKind, HubState } from '@femcoders/contracts/hub-names';
import type { hubPieces } from '../database/hub-tables.ts';

type Row = typeof hubPieces.$inferInsert;

export interface DemoPiece extends Pick<Row, 'kind' | 'slug' | 'title' | 'body' | 'level' | 'details'> {
  id: string;
  topics: string[];
  /** Number of its author among the demo members. */
  author: number;
  state?: HubState;
  complete?: boolean;
  /** Its link does not answer. */
  unreachable?: boolean;
  daysAgo: number;
}

const id = (n: number) => `00000000-0000-4000-8000-0000000079${String(n).padStart(2, '0')}`;

type PieceText = Omit<DemoPiece, 'id' | 'kind' | 'author' | 'daysAgo'>;

/** @param author number of its author among the demo members */
const piece = (n: number, kind: HubKind, author: number, daysAgo: number, text: PieceText): DemoPiece => ({
  ...{ id: id(n), kind, author, daysAgo },
  ...text,
});

/** Pieces that show the hub at work: their links lead to addresses that are kept for examples and answer nothing. */
export const demoPieces: readonly DemoPiece[] = [
  piece(1, 'resource', 2, 3, {
    slug: 'guia-de-grid-de-muestra',
    title: 'Guía de muestra: Grid con líneas que tienen nombre',
    body: 'Recurso de demostración. Va de menos a más y cada paso se puede tocar. La leí un domingo y el lunes reordené una portada entera sin una sola clase de ayuda.',
    topics: ['CSS', 'Grid'],
    level: 'intermediate',
    details: { url: 'https://guia.example/grid', type: 'article', language: 'es', free: true },
  }),
  piece(2, 'resource', 5, 8, {
    slug: 'curso-de-sql-de-muestra',
    title: 'Curso de muestra: SQL con datos de una biblioteca',
    body: 'Recurso de demostración. Veinte lecciones cortas con los datos de una biblioteca inventada. Lo bueno es que te deja equivocarte y te cuenta por qué.',
    topics: ['SQL', 'Datos'],
    level: 'beginner',
    details: { url: 'https://curso.example/sql', type: 'course', language: 'es', free: true },
  }),
  piece(3, 'resource', 7, 15, {
    slug: 'plantilla-de-cv-de-muestra',
    title: 'Plantilla de muestra: un CV que también lee un programa',
    body: 'Recurso de demostración. Una página, sin columnas ni iconos, con un ejemplo relleno al lado. Sirve para cambiar de sector sin esconder lo que hacías antes.',
    topics: ['Empleo'],
    details: { url: 'https://plantilla.example/cv', type: 'template', language: 'es', free: true },
  }),
  piece(4, 'resource', 9, 26, {
    slug: 'beca-de-formacion-de-muestra',
    title: 'Beca de muestra: formación en accesibilidad',
    body: 'Recurso de demostración. Explica qué pide la convocatoria, qué papeles hacen falta y cuánto tardan en contestar. Los plazos cambian cada año: míralos allí.',
    topics: ['Accesibilidad', 'Becas'],
    details: { url: 'https://beca.example/accesibilidad', type: 'grant', language: 'es', free: true },
    unreachable: true,
  }),
  piece(5, 'resource', 4, 31, {
    slug: 'contrastes-de-muestra',
    title: 'Herramienta de muestra: mide contrastes mientras diseñas',
    body: 'Recurso de demostración. Pegas dos colores y te dice si se leen, con qué tamaño y en qué fondo fallan. Está en inglés, pero son cuatro palabras.',
    topics: ['Accesibilidad', 'Diseño'],
    details: { url: 'https://herramienta.example/contraste', type: 'tool', language: 'en', free: true },
  }),
  piece(6, 'project', 1, 2, {
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
  }),
  piece(7, 'project', 6, 12, {
    slug: 'subtitulos-de-muestra',
    title: 'Proyecto de muestra: subtítulos para nuestras charlas',
    body: 'Proyecto de demostración. Revisamos los subtítulos automáticos de las charlas y montamos una guía para que la siguiente tarde menos.',
    topics: ['Accesibilidad', 'Vídeo'],
    details: { roles: ['Oído paciente', 'Ortografía'], hoursPerWeek: 1, repository: '' },
  }),
  piece(8, 'project', 11, 40, {
    slug: 'mapa-de-salas-de-muestra',
    title: 'Proyecto de muestra: mapa de salas sin escalones',
    body: 'Proyecto de demostración. Un mapa de sitios de Barcelona donde se puede montar un encuentro al que llegue todo el mundo. Ya somos las que hacíamos falta.',
    topics: ['Datos', 'Mapas'],
    details: { roles: ['Datos', 'JavaScript'], hoursPerWeek: 4, repository: 'https://repositorio.example/salas' },
    complete: true,
  }),
  piece(9, 'group', 5, 20, {
    slug: 'datos-y-cafe-de-muestra',
    title: 'Grupo de muestra: datos y café',
    body: 'Grupo de demostración. Cada mes una trae unos datos y las demás preguntas. No hace falta saber programar para venir.',
    topics: ['Datos', 'SQL'],
    details: { rhythm: 'El primer jueves de mes, en línea', channel: '#datos', contact: 'Programadora de Muestra' },
  }),
  piece(10, 'group', 7, 33, {
    slug: 'volver-de-muestra',
    title: 'Grupo de muestra: volver después de una pausa',
    body: 'Grupo de demostración. Para quien dejó la tecnología un tiempo y quiere volver: qué ha cambiado, qué no, y cómo se cuenta en una entrevista.',
    topics: ['Empleo'],
    details: { rhythm: 'Cada dos martes a mediodía', channel: '#volver', contact: '' },
  }),
  piece(11, 'study', 3, 4, {
    slug: 'javascript-de-muestra',
    title: 'De muestra: JavaScript desde cero, con ejercicios',
    body: 'Búsqueda de demostración. Quiero hacer los ejercicios de un libro y comentarlos una vez a la semana. Voy por los bucles.',
    topics: ['JavaScript'],
    level: 'beginner',
    details: { availability: 'Martes y jueves a partir de las 19:00', zone: 'En línea' },
  }),
  piece(12, 'study', 4, 9, {
    slug: 'entrevistas-de-muestra',
    title: 'De muestra: preparar entrevistas de frontend',
    body: 'Búsqueda de demostración. Nos preguntamos por turnos, con tiempo, y nos decimos la verdad. Mejor en persona, tomando algo.',
    topics: ['CSS', 'HTML', 'Empleo'],
    level: 'intermediate',
    details: { availability: 'Sábados por la mañana', zone: 'Barcelona, cerca de Sants' },
  }),
  piece(13, 'resource', 3, 1, {
    slug: 'podcast-de-muestra',
    title: 'Podcast de muestra que espera revisión',
    body: 'Recurso de demostración. Entrevistas de media hora con mujeres que cambiaron de oficio. Lo escucho en el metro y se me pasa la parada.',
    topics: ['Empleo'],
    details: { url: 'https://podcast.example/oficios', type: 'other', language: 'es', free: true },
    state: 'pending',
  }),
  piece(14, 'group', 1, 0, {
    slug: 'testing-de-muestra',
    title: 'Grupo de muestra sobre testing, por revisar',
    body: 'Grupo de demostración. Leemos pruebas de proyectos abiertos y contamos qué nos dicen y qué se callan.',
    topics: ['Testing'],
    details: { rhythm: 'Una vez al mes', channel: '', contact: '' },
    state: 'pending',
  }),
];

/** The marks of members on pieces (useful, interested), both by number. */
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
