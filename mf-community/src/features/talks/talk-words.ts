import type { TalkSummary } from '@femcoders/contracts/talk';
import { talkFormatNames, talkLanguageNames, talkLevelNames } from '@femcoders/contracts/talk-limits';

const names = new Intl.ListFormat('es', { type: 'conjunction' });

/** "Ana Ejemplo y Berta Muestra". */
export function speakerNames(speakers: readonly { name: string }[]): string {
  return names.format(speakers.map(({ name }) => name));
}

// A talk's day is a date without a zone: UTC on both sides, so that it never moves.
const month = new Intl.DateTimeFormat('es', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "marzo de 2026". */
export const monthText = (isoDay: string): string => month.format(new Date(isoDay));
/** "5 de marzo de 2026". */
export const dayText = (isoDay: string): string => day.format(new Date(isoDay));

/** "Charla · Inicial · marzo de 2026"; the language only where it is another one. */
export function factsText({ format, level, language, givenOn }: TalkSummary): string {
  const foreign = language === 'es' ? null : `En ${talkLanguageNames[language].toLowerCase()}`;
  return [talkFormatNames[format], talkLevelNames[level], foreign, monthText(givenOn)].filter(Boolean).join(' · ');
}

/** "Ha ayudado a 3 personas"; null while it has helped nobody. */
export function helpedText(helped: number): string | null {
  if (helped === 0) return null;
  return helped === 1 ? 'Ha ayudado a 1 persona' : `Ha ayudado a ${helped} personas`;
}
