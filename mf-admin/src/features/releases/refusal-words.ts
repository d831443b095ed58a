import type { Measurement, Refusal } from '@femcoders/contracts/measurements';
import type { RefusedDirective } from '@femcoders/contracts/refusal-names';
import { inDigits, plural } from '@femcoders/contracts/spanish-count';

/** Descriptions of what each directive of the pages' policy forbids. */
const words: Record<RefusedDirective, string> = {
  other: 'otras cosas',
  'script-src': 'código hecho de texto',
  'script-src-elem': 'scripts',
  'script-src-attr': 'scripts en atributos',
  'require-trusted-types-for': 'texto puesto como HTML o código',
  'trusted-types': 'políticas de código propias',
  'style-src': 'estilos',
  'style-src-elem': 'hojas de estilo',
  'style-src-attr': 'estilos en atributos',
  'img-src': 'imágenes',
  'font-src': 'tipos de letra',
  'media-src': 'vídeos o audios',
  'connect-src': 'llamadas a otros sitios',
  'frame-src': 'marcos',
  'worker-src': 'tareas en segundo plano',
  'object-src': 'objetos incrustados',
  'manifest-src': 'manifiestos',
  'form-action': 'envíos de formularios',
  'base-uri': 'cambios de la dirección base',
};

/** "estilos en atributos (12), imágenes (3)". */
export function refusalsInWords(refusals: readonly Refusal[]): string {
  return refusals
    .map(({ directive, count }) => `${words[directive as RefusedDirective] ?? directive} (${inDigits(count)})`)
    .join(', ');
}

/** "nada", "una vez", "12 veces". */
export function timesRefused({ refusals = [] }: Measurement): string {
  const times = refusals.reduce((sum, { count }) => sum + count, 0);
  if (times === 0) return 'nada';
  return plural(times, 'una vez', `${inDigits(times)} veces`);
}
