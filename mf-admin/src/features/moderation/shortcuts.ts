import type { Decision } from '@femcoders/contracts/moderation-names';

/** The commands of the queue's keys. */
export type QueueCommand =
  | Exclude<Decision, 'reopen'>
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'mark'
  | 'unmark'
  | 'undo'
  | 'search'
  | 'help';

interface Shortcut {
  command: QueueCommand;
  /** As `KeyboardEvent.key` gives it, letters in lower case. */
  keys: string[];
  /** As printed on buttons and in the list of keys. */
  printed: string[];
  does: string;
}

/** Keys that are one character: they can be switched off (WCAG 2.1.4). */
export const characterShortcuts: readonly Shortcut[] = [
  { command: 'next', keys: ['j'], printed: ['J'], does: 'Ir al comentario siguiente' },
  { command: 'previous', keys: ['k'], printed: ['K'], does: 'Ir al comentario anterior' },
  { command: 'approve', keys: ['a'], printed: ['A'], does: 'Aprobar el comentario, o los marcados' },
  { command: 'keep', keys: ['m'], printed: ['M'], does: 'Mantener publicado lo denunciado' },
  {
    command: 'reject',
    keys: ['r'],
    printed: ['R'],
    does: 'Rechazar: elige el motivo con un número, o con flechas e Intro',
  },
  { command: 'spam', keys: ['s'], printed: ['S'], does: 'Marcar como spam' },
  { command: 'restore', keys: ['p'], printed: ['P'], does: 'Devolver a pendientes lo ya decidido' },
  { command: 'mark', keys: ['x'], printed: ['X'], does: 'Marcar el comentario para decidir varios a la vez' },
  { command: 'undo', keys: ['z'], printed: ['Z'], does: 'Deshacer la última decisión' },
  { command: 'search', keys: ['/'], printed: ['/'], does: 'Ir a la búsqueda' },
  { command: 'help', keys: ['?'], printed: ['?'], does: 'Ver todas las teclas' },
];

/** Keys that always work. */
export const movementShortcuts: readonly Shortcut[] = [
  { command: 'next', keys: ['ArrowDown'], printed: ['↓'], does: 'Ir al comentario siguiente' },
  { command: 'previous', keys: ['ArrowUp'], printed: ['↑'], does: 'Ir al comentario anterior' },
  { command: 'first', keys: ['Home'], printed: ['Inicio'], does: 'Ir al primer comentario de la página' },
  { command: 'last', keys: ['End'], printed: ['Fin'], does: 'Ir al último comentario de la página' },
  { command: 'unmark', keys: ['Escape'], printed: ['Esc'], does: 'Quitar todas las marcas' },
];

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;

/** A key that is held down may move, but never decide again and again. */
const repeatable: readonly QueueCommand[] = ['next', 'previous'];

/**
 * Returns the command of a key press inside the list.
 * @param withCharacters whether single characters count: the moderator may have switched them off
 */
export function commandFor(press: KeyPress, withCharacters: boolean): QueueCommand | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  const known = withCharacters ? [...movementShortcuts, ...characterShortcuts] : movementShortcuts;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  const command = known.find(({ keys }) => keys.includes(key))?.command ?? null;
  return command && press.repeat && !repeatable.includes(command) ? null : command;
}
