import { test } from '@playwright/test';

/** Where a fault strikes: on the way to the browser and in it, or on the server. */
export type Where = 'servidor' | 'navegador';

/** One line of the table. */
export interface Cell {
  remote: string;
  fault: string;
  where: Where;
  /** The reader's view meanwhile, or why the fault cannot happen. */
  saw: string;
  /** How it came back, and after how many milliseconds. */
  recovered: string;
}

/** Kind of the notes by which tests hand their lines to the reporter. */
export const cellNote = 'cell';

/** Fills a line of the table. */
export function fillCell(cell: Cell): void {
  test.info().annotations.push({ type: cellNote, description: JSON.stringify(cell) });
}

/** The impossible combinations, with their reason. */
export const impossible: Pick<Cell, 'fault' | 'where' | 'saw'>[] = [
  {
    fault: 'throws after mount',
    where: 'servidor',
    saw: 'no ocurre: el servidor no monta nada; su HTML se lee entero',
  },
  {
    fault: 'old chunk gone',
    where: 'servidor',
    saw: 'no ocurre: no tiene pestañas viejas; una versión empieza solo con todos sus archivos',
  },
  { fault: 'server bundle throws', where: 'navegador', saw: 'no ocurre: el navegador no lo carga' },
  { fault: 'server bundle hangs', where: 'navegador', saw: 'no ocurre: el navegador no lo carga' },
];
