import { counted } from '@femcoders/contracts/spanish-count';
import { monthInWords } from '@femcoders/contracts/spanish-date';
import { listed } from '@femcoders/contracts/spanish-list';
import type { TalkSummary } from '@femcoders/contracts/talk';
import { talkFormatNames, talkLanguageNames, talkLevelNames } from '@femcoders/contracts/talk-names';

/** "Ana Ejemplo y Berta Muestra". */
export function speakerNames(speakers: readonly { name: string }[]): string {
  return listed(speakers.map(({ name }) => name));
}

/** "Charla · Inicial · marzo de 2026"; the language only where it is another one. */
export function factsText({ format, level, language, givenOn }: TalkSummary): string {
  const foreign = language === 'es' ? null : `En ${talkLanguageNames[language].toLowerCase()}`;
  return [talkFormatNames[format], talkLevelNames[level], foreign, monthInWords(givenOn)].filter(Boolean).join(' · ');
}

/** "Ha ayudado a 3 personas"; null while it has helped nobody. */
export function helpedText(helped: number): string | null {
  if (helped === 0) return null;
  return `Ha ayudado a ${counted(helped, 'persona', 'personas')}`;
}
