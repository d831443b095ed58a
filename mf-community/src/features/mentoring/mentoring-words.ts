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
import { lowerFirst, upperFirst } from '@femcoders/contracts/spanish-case';
import { listed } from '@femcoders/contracts/spanish-list';

export const topicNames = (topics: readonly MentoringTopic[]) => topics.map((topic) => mentoringTopicNames[topic]);
export const topicsInWords = (topics: readonly MentoringTopic[]) => listed(topicNames(topics));

/** `Castellano y catalán` */
export const languagesInWords = (languages: readonly MentoringLanguage[]) =>
  upperFirst(listed(languages.map((language) => lowerFirst(mentoringLanguageNames[language]))));

/** `Sesión única y ciclo de 3 meses` */
export const formatsInWords = (formats: readonly MentoringFormat[]) =>
  upperFirst(listed(formats.map((format) => lowerFirst(mentoringFormatNames[format]))));

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
  return modalities[0] === 'presencial' ? upperFirst(inPerson) : 'En línea';
}

/** `Martes por la tarde y por la noche, sábado por la mañana` */
export function slotsInWords(slots: readonly string[]): string {
  const days = weekdayNames.flatMap((day, index) => {
    const parts = dayPartNames.filter((_part, part) => slots.includes(`${index}${part}`));
    return parts.length > 0 ? [`${day} ${listed(parts.map((part) => `por la ${part}`))}`] : [];
  });
  return upperFirst(days.join(', '));
}
