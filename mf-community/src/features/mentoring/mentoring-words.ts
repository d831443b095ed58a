import {
  dayPartNames,
  type MentoringFormat,
  type MentoringLanguage,
  type MentoringModality,
  type MentoringTopic,
  mentoringFormatNames,
  mentoringLanguageNames,
  mentoringTopicNames,
  weekdayNames,
} from '@femcoders/contracts/mentoring-names';
import { listed } from '@femcoders/contracts/spanish-list';

const inSentence = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const opening = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const topicNames = (topics: readonly MentoringTopic[]) => topics.map((topic) => mentoringTopicNames[topic]);
export const topicsInWords = (topics: readonly MentoringTopic[]) => listed(topicNames(topics));

/** `Castellano y catalán` */
export const languagesInWords = (languages: readonly MentoringLanguage[]) =>
  opening(listed(languages.map((language) => inSentence(mentoringLanguageNames[language]))));

/** `Sesión única y ciclo de 3 meses` */
export const formatsInWords = (formats: readonly MentoringFormat[]) =>
  opening(listed(formats.map((format) => inSentence(mentoringFormatNames[format]))));

/** `En línea o en persona (Barcelona)` */
export function meetingInWords({
  modalities,
  city,
}: {
  modalities: readonly MentoringModality[];
  city: string;
}): string {
  const inPerson = city ? `en persona (${city})` : 'en persona';
  const both = modalities.length > 1;
  if (both) return `En línea o ${inPerson}`;
  return modalities[0] === 'presencial' ? opening(inPerson) : 'En línea';
}

/** `Martes por la tarde y por la noche, sábado por la mañana` */
export function slotsInWords(slots: readonly string[]): string {
  const days = weekdayNames.flatMap((day, index) => {
    const parts = dayPartNames.filter((_part, part) => slots.includes(`${index}${part}`));
    return parts.length > 0 ? [`${day} ${listed(parts.map((part) => `por la ${part}`))}`] : [];
  });
  return opening(days.join(', '));
}
