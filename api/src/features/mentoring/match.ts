import type { MatchReason } from '@femcoders/contracts/mentoring';
import { mentoringLimits } from '@femcoders/contracts/mentoring-limits';
import {
  type MentoringFormat,
  type MentoringLanguage,
  type MentoringLevel,
  type MentoringModality,
  type MentoringTopic,
  mentoringLanguageNames,
  mentoringLevelNames,
  mentoringTopicNames,
  slotName,
} from '@femcoders/contracts/mentoring-names';
import { lowerFirst } from '@femcoders/contracts/spanish-case';
import { counted, plural } from '@femcoders/contracts/spanish-count';
import { listed } from '@femcoders/contracts/spanish-list';

/** The properties of a request that the match compares. */
export interface Wanted {
  topics: readonly MentoringTopic[];
  level: MentoringLevel;
  languages: readonly MentoringLanguage[];
  format: MentoringFormat;
  modalities: readonly MentoringModality[];
  city: string;
  slots: readonly string[];
}

/** The properties of a mentor that the match compares. */
export interface Offered {
  topics: readonly MentoringTopic[];
  levels: readonly MentoringLevel[];
  languages: readonly MentoringLanguage[];
  formats: readonly MentoringFormat[];
  modalities: readonly MentoringModality[];
  city: string;
  slots: readonly string[];
  maxPairs: number;
  /** How much of her room is taken: a group takes one place. */
  load: number;
  /** People in her open group. */
  inGroup: number;
}

export interface Match {
  /** From 0 to 100. */
  score: number;
  /** Every criterion, also those without points, in words. */
  reasons: MatchReason[];
  /** Why she cannot be proposed at all, in words; null where she can. */
  obstacle: string | null;
}

/** The most points of each criterion; together 100. */
export const matchPoints = { topics: 45, slots: 20, level: 15, modality: 10, load: 10 } as const;
/** Common parts of the week from which on more make no difference. */
const enoughSlots = 3;

/**
 * How well a mentor fits a request. Without a common topic, language, way to meet or format, or without room, she cannot
 * be proposed; everything else gives points, each with its reason. What somebody writes in her own words is for people to
 * read: it gives no points.
 */
export function match(wanted: Wanted, offered: Offered): Match {
  const topics = wanted.topics.filter((topic) => offered.topics.includes(topic));
  const languages = wanted.languages.filter((language) => offered.languages.includes(language));
  const slots = wanted.slots.filter((slot) => offered.slots.includes(slot));
  const met = meeting(wanted, offered);
  const free = freePlaces(wanted.format, offered);
  const accompanies = offered.levels.includes(wanted.level);

  const reasons: MatchReason[] = [
    {
      text: topicsInWords(wanted.topics, topics),
      points: Math.round((matchPoints.topics * topics.length) / Math.max(1, wanted.topics.length)),
      of: matchPoints.topics,
    },
    {
      text: slotsInWords(slots),
      points: Math.round((matchPoints.slots * Math.min(slots.length, enoughSlots)) / enoughSlots),
      of: matchPoints.slots,
    },
    {
      text: `${accompanies ? 'Experiencia' : 'Sin experiencia declarada'} con quien ${lowerFirst(mentoringLevelNames[wanted.level])}`,
      points: accompanies ? matchPoints.level : 0,
      of: matchPoints.level,
    },
    { text: met.text, points: met.points, of: matchPoints.modality },
    {
      text: counted(free, 'sitio libre', 'sitios libres'),
      points: Math.round((matchPoints.load * free) / Math.max(1, roomIn(wanted.format, offered))),
      of: matchPoints.load,
    },
    { text: languagesInWords(languages), points: 0, of: 0 },
  ];
  return {
    score: reasons.reduce((sum, { points }) => sum + points, 0),
    reasons,
    obstacle: obstacleTo({
      wanted,
      offered,
      topics: topics.length,
      languages: languages.length,
      free,
      met: met.possible,
    }),
  };
}

/** Returns the reasons for a match, for the two to read: the criteria that gave points, and the language. */
export function whyOf(reasons: readonly MatchReason[]): string[] {
  return reasons.filter(({ points, of }) => points > 0 || of === 0).map(({ text }) => text);
}

/** How many more of this format she can take. */
export function freePlaces(format: MentoringFormat, offered: Pick<Offered, 'maxPairs' | 'load' | 'inGroup'>): number {
  const whole = Math.max(0, offered.maxPairs - offered.load);
  if (format !== 'grupo') return whole;
  const { group } = mentoringLimits;
  const inOpenGroup = offered.inGroup > 0 ? Math.max(0, group - offered.inGroup) : 0;
  return inOpenGroup || (whole > 0 ? group : 0);
}

const roomIn = (format: MentoringFormat, { maxPairs }: Offered) =>
  format === 'grupo' ? mentoringLimits.group : maxPairs;

function obstacleTo(found: {
  wanted: Wanted;
  offered: Offered;
  topics: number;
  languages: number;
  free: number;
  met: boolean;
}): string | null {
  if (found.topics === 0) return 'No acompaña ninguno de sus temas';
  if (found.languages === 0) return 'No tienen un idioma en común';
  if (!found.offered.formats.includes(found.wanted.format)) return 'No ofrece ese formato';
  if (!found.met) return 'No pueden quedar ni en línea ni en la misma ciudad';
  return found.free === 0 ? 'No le quedan sitios libres' : null;
}

/** Online is a way for both as soon as both want it; in person only in the same city. */
function meeting(wanted: Wanted, offered: Offered): { text: string; points: number; possible: boolean } {
  const both = (modality: MentoringModality) =>
    wanted.modalities.includes(modality) && offered.modalities.includes(modality);
  const together = both('presencial') && sameCity(wanted.city, offered.city);
  if (together)
    return { text: `Podéis quedar en persona en ${offered.city}`, points: matchPoints.modality, possible: true };
  // A mentee who would also meet in person gets only one of her wishes.
  const points = wanted.modalities.includes('presencial') ? matchPoints.modality / 2 : matchPoints.modality;
  if (both('en-linea')) return { text: 'Podéis quedar en línea', points, possible: true };
  return { text: 'No coincidís en cómo quedar', points: 0, possible: false };
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
const sameCity = (one: string, other: string) => one !== '' && plain(one) === plain(other);

function topicsInWords(all: readonly MentoringTopic[], common: readonly MentoringTopic[]): string {
  if (common.length === 0) return 'Ningún tema en común';
  const names = listed(common.map((topic) => mentoringTopicNames[topic]));
  return common.length === all.length
    ? `${plural(all.length, 'El tema que se pide', `Los ${all.length} temas que se piden`)}: ${names}`
    : `${common.length} de los ${all.length} temas que se piden: ${names}`;
}

function slotsInWords(common: readonly string[]): string {
  const [first, ...rest] = common;
  if (!first) return 'No coincidís en ningún hueco de la semana';
  if (rest.length === 0) return `Coincidís el ${slotName(first)}`;
  return `Coincidís el ${slotName(first)} y en ${counted(rest.length, 'hueco', 'huecos')} más`;
}

function languagesInWords(common: readonly MentoringLanguage[]): string {
  if (common.length === 0) return 'No tenéis un idioma en común';
  return `Habláis ${listed(common.map((language) => lowerFirst(mentoringLanguageNames[language])))}`;
}
