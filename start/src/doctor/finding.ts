/** The finding of a check. */
export interface Finding {
  area: Area;
  /** `wrong` keeps the site, or a part of what it promises, from working; `doubtful` may, one day. */
  state: 'fine' | 'doubtful' | 'wrong';
  /** A Spanish sentence. */
  says: string;
  /** The remedy, as a Spanish sentence. */
  todo?: string;
}

export const areas = [
  'variables',
  'base de datos',
  'API',
  'sitio',
  'almacén',
  'correo',
  'antivirus',
  'trazas',
  'reloj',
  'disco',
  'versiones',
  'archivos',
  'subidas',
  'copias',
  'tareas',
  'datos de ejemplo',
] as const;
export type Area = (typeof areas)[number];

/** The findings of one area. */
export function findingsOf(area: Area) {
  const found: Finding[] = [];
  const add = (state: Finding['state']) => (says: string, todo?: string) => {
    found.push({ area, state, says, ...(todo !== undefined && { todo }) });
  };
  return { found, fine: add('fine'), doubtful: add('doubtful'), wrong: add('wrong') };
}
