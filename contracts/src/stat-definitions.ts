/** A column of a statistic. */
export interface StatColumn {
  /** As tables and CSV files call it. */
  name: string;
  unit: 'count' | 'hours' | 'euros';
  /** Its values are no sums: those of several months do not spread over them. */
  isMedian?: true;
}

export interface StatDefinition {
  title: string;
  /** The method of counting, for readers of the figure. */
  how: string;
  /** Where the data come from. */
  source: string;
  /** `months`: rows are runs of whole months. `groups`: rows are kinds of something. */
  by: 'months' | 'groups';
  /** The first one counts; further ones say something of what was counted. */
  columns: readonly StatColumn[];
}

const count = (name: string): StatColumn => ({ name, unit: 'count' });

/** The public statistics, in the order of the page. The key is the address: `/stats/miembros`. */
export const statDefinitions = {
  miembros: {
    title: 'Nuevas socias',
    how: 'Cuentas creadas y confirmadas que siguen abiertas, en el mes en que se crearon.',
    source: 'Registro de cuentas',
    by: 'months',
    columns: [count('Cuentas nuevas')],
  },
  eventos: {
    title: 'Eventos celebrados',
    how: 'Eventos publicados que ya han pasado, en el mes en que empezaron. Los cancelados no cuentan.',
    source: 'Agenda de eventos',
    by: 'months',
    columns: [count('Eventos')],
  },
  inscripciones: {
    title: 'Plazas dadas',
    how: 'Personas con plaza en un evento con inscripción propia, en el mes del evento.',
    source: 'Inscripciones a eventos',
    by: 'months',
    columns: [count('Plazas')],
  },
  asistencia: {
    title: 'Asistencia',
    how: 'Personas que pasaron por la puerta, en los eventos en los que se apuntó quién venía.',
    source: 'Lista de puerta de los eventos',
    by: 'months',
    columns: [count('Asistentes')],
  },
  comentarios: {
    title: 'Comentarios publicados',
    how: 'Comentarios aprobados, en el mes en que se escribieron.',
    source: 'Comentarios de la web',
    by: 'months',
    columns: [count('Comentarios')],
  },
  moderacion: {
    title: 'Cuánto tardamos en revisar',
    how: 'Mediana del tiempo entre que llega un comentario y que una moderadora decide, en el mes de la decisión.',
    source: 'Moderación de comentarios',
    by: 'months',
    columns: [count('Decisiones'), { name: 'Mediana', unit: 'hours', isMedian: true }],
  },
  ofertas: {
    title: 'Ofertas de trabajo',
    how: 'Ofertas publicadas, en el mes en que lo fueron, también las que ya se cerraron. Todas dicen su sueldo.',
    source: 'Ofertas de trabajo de la web',
    by: 'months',
    columns: [count('Ofertas')],
  },
  sueldos: {
    title: 'Qué ofrecen las ofertas',
    how: 'Mediana del mínimo y del máximo de la banda bruta anual, por nivel, en las ofertas publicadas de los últimos doce meses completos. Solo los niveles con cinco ofertas o más.',
    source: 'Ofertas de trabajo de la web',
    by: 'groups',
    columns: [
      count('Ofertas'),
      { name: 'Mediana del mínimo', unit: 'euros' },
      { name: 'Mediana del máximo', unit: 'euros' },
    ],
  },
  mentoria: {
    title: 'Sesiones de mentoría',
    how: 'Sesiones que han tenido lugar, en su mes, y las horas que suman.',
    source: 'Mentoría',
    by: 'months',
    columns: [count('Sesiones'), { name: 'Horas', unit: 'hours' }],
  },
  parejas: {
    title: 'Parejas de mentoría',
    how: 'Acompañamientos que empezaron, en el mes en que la mentora dijo que sí.',
    source: 'Mentoría',
    by: 'months',
    columns: [count('Parejas')],
  },
  charlas: {
    title: 'Charlas para volver a ver',
    how: 'Presentaciones publicadas con sus diapositivas y su transcripción, en el mes en que se dieron.',
    source: 'Presentaciones destacadas',
    by: 'months',
    columns: [count('Charlas')],
  },
  espacio: {
    title: 'Lo que compartimos',
    how: 'Recursos, proyectos, grupos y avisos de estudio publicados en la plaza de la comunidad, por tipo. Solo los tipos con cinco o más.',
    source: 'Plaza de la comunidad',
    by: 'groups',
    columns: [count('Publicaciones')],
  },
} as const satisfies Record<string, StatDefinition>;
export type StatId = keyof typeof statDefinitions;
/** The separators of a statistic's CSV file: programs and English spreadsheets want commas, Spanish ones semicolons. */
export const statSeparators = ['coma', 'punto-y-coma'] as const;

export const statIds = Object.keys(statDefinitions) as [StatId, ...StatId[]];

/** Figures that are one number. */
export const statFactDefinitions = {
  activas: {
    title: 'Socias activas',
    how: 'Han entrado alguna vez en los últimos doce meses completos.',
    unit: 'count',
  },
  repiten: {
    title: 'Repiten',
    how: 'De quienes vinieron a un evento en los últimos doce meses completos, cuántas vinieron a dos o más.',
    unit: 'percent',
  },
} as const;
export type StatFactId = keyof typeof statFactDefinitions;
export const statFactIds = Object.keys(statFactDefinitions) as [StatFactId, ...StatFactId[]];

/** Under which terms the figures may be used. */
export const statsLicence = {
  name: 'CC BY 4.0',
  address: 'https://creativecommons.org/licenses/by/4.0/deed.es',
} as const;
