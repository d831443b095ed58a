/** Visitors see what is published. */
export const talkStates = ['draft', 'published'] as const;
export type TalkState = (typeof talkStates)[number];

/** Sort keys of the administration's list. */
export const talkSorts = ['title', 'given_on', 'helped', 'state', 'updated_at'] as const;

/** The same names as those of articles, so that a search finds both by one of them. */
export const talkLevels = ['inicial', 'intermedio', 'avanzado'] as const;
export type TalkLevel = (typeof talkLevels)[number];
export const talkLevelNames: Readonly<Record<TalkLevel, string>> = {
  inicial: 'Inicial',
  intermedio: 'Intermedio',
  avanzado: 'Avanzado',
};

export const talkLanguages = ['es', 'ca', 'en'] as const;
export type TalkLanguage = (typeof talkLanguages)[number];
export const talkLanguageNames: Readonly<Record<TalkLanguage, string>> = {
  es: 'Español',
  ca: 'Catalán',
  en: 'Inglés',
};

export const talkFormats = ['charla', 'relampago', 'taller', 'mesa'] as const;
export type TalkFormat = (typeof talkFormats)[number];
export const talkFormatNames: Readonly<Record<TalkFormat, string>> = {
  charla: 'Charla',
  relampago: 'Charla relámpago',
  taller: 'Taller',
  mesa: 'Mesa redonda',
};

/** By how many minutes: up to `most`, which belongs to it. */
export const talkDurations = {
  corta: { name: 'Hasta 15 minutos', least: 1, most: 15 },
  media: { name: 'De 16 a 35 minutos', least: 16, most: 35 },
  larga: { name: 'Más de 35 minutos', least: 36, most: 600 },
} as const;
export type TalkDuration = keyof typeof talkDurations;
export const talkDurationKeys = ['corta', 'media', 'larga'] as const satisfies readonly TalkDuration[];

export const talkOrders = ['recientes', 'ayudan', 'cortas'] as const;
export type TalkOrder = (typeof talkOrders)[number];
export const talkOrderNames: Readonly<Record<TalkOrder, string>> = {
  recientes: 'Las más recientes',
  ayudan: 'Las que más han ayudado',
  cortas: 'Las más cortas',
};

/** The licences of slides and text. */
export const talkLicences = ['reservada', 'cc-by', 'cc-by-sa', 'cc-by-nc-sa'] as const;
export type TalkLicence = (typeof talkLicences)[number];
export const talkLicenceNames: Readonly<Record<TalkLicence, string>> = {
  reservada: 'Todos los derechos reservados',
  'cc-by': 'CC BY 4.0',
  'cc-by-sa': 'CC BY-SA 4.0',
  'cc-by-nc-sa': 'CC BY-NC-SA 4.0',
};

/** Where a licence can be read; of what is reserved there is nothing to read. */
export function licenceAddress(licence: TalkLicence): string | null {
  return licence === 'reservada' ? null : `https://creativecommons.org/licenses/${licence.slice(3)}/4.0/deed.es`;
}

/** Parts of addresses below the talks that are no talk. */
export const reservedTalkSlugs: readonly string[] = ['proponer'];
