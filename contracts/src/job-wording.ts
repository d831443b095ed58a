import type { JobFields } from './job-fields.ts';

/** The kinds of objections to a wording. The first two are forbidden by law; all others are advice. */
export const wordingKinds = ['sex', 'age', 'masculine', 'slang', 'availability', 'condescending', 'origin'] as const;
export type WordingKind = (typeof wordingKinds)[number];

export interface WordingFinding {
  field: WordedField;
  kind: WordingKind;
  /** As it was written. */
  said: string;
  why: string;
  instead: string;
  /** The offer cannot be sent with it. */
  blocks: boolean;
}

const wordedFields = ['title', 'about', 'musts', 'nices', 'process', 'equality', 'accessibility'] as const;
export type WordedField = (typeof wordedFields)[number];
export type WordedTexts = Pick<JobFields, WordedField>;

interface Rule {
  kind: WordingKind;
  /** Of the text in lower case without accents; words begin and end where no letter stands. */
  pattern: RegExp;
  why: string;
  instead: string | ((said: string) => string);
  blocks?: true;
}

const word = (pattern: string) => new RegExp(`(?<![a-z])(?:${pattern})(?![a-z])`, 'g');

/** Masculine names of jobs, and what to write for them: a job has no sex (Ley Orgánica 3/2007, art. 5). */
const neutralNames: Readonly<Record<string, string>> = {
  desarrollador: 'desarrolladora o desarrollador; «persona desarrolladora»; «desarrollo»',
  programador: 'programadora o programador; «programación»',
  ingeniero: 'ingeniera o ingeniero; «ingeniería»',
  administrador: 'administradora o administrador; «administración»',
  disenador: 'diseñadora o diseñador; «diseño»',
  director: 'directora o director; «dirección»',
  tecnico: 'técnica o técnico; «perfil técnico»',
  arquitecto: 'arquitecta o arquitecto; «arquitectura»',
  coordinador: 'coordinadora o coordinador; «coordinación»',
  consultor: 'consultora o consultor; «consultoría»',
  becario: 'persona en prácticas',
  candidato: 'persona candidata; «candidatura»',
  candidatos: 'personas candidatas; «candidaturas»',
  companero: 'compañera o compañero; «una persona más»',
  companeros: 'el equipo',
  experto: 'con experiencia en…; «especialista»',
  licenciado: 'con titulación en…',
  graduado: 'con titulación en…',
  titulado: 'con titulación en…',
  apasionado: 'con interés por…',
};

const languages = '(?:ingles|espanol|castellano|catalan|frances|aleman|italiano|portugues)';

const rules: readonly Rule[] = [
  {
    kind: 'sex',
    pattern: word(
      '(?:se )?(?:busca|buscamos|necesitamos|se necesita|queremos|contratamos)(?: a)?(?: una?)? (?:mujer|mujeres|hombre|hombres|chic[oa]s?|senorita|senoritas|varon|varones)|(?:solo|solamente|unicamente|exclusivamente|abstenerse|preferiblemente|preferentemente|imprescindible ser) (?:para )?(?:mujer|mujeres|hombre|hombres|chic[oa]s?|varon|varones|senoritas?)|sexo (?:masculino|femenino)',
    ),
    why: 'una oferta no puede excluir ni preferir a nadie por su sexo (Ley Orgánica 3/2007, art. 5)',
    instead: 'buscamos a una persona…',
    blocks: true,
  },
  {
    kind: 'age',
    pattern: word(
      '(?:menor|menores) de [2-6]\\d(?! ?(?:ms|%|€|euros|kb|mb|segundos|minutos|horas|dias|semanas|meses|personas|puntos))(?: anos)?|mayor(?:es)? de [2-6]\\d anos|(?:hasta|maximo|max\\.?|no mas de|como mucho) (?:los )?[2-6]\\d anos(?! (?:de|en|trabajando))|(?:entre|de) (?:los )?[1-6]\\d (?:y|a) (?:los )?[2-6]\\d anos(?! (?:de|en|trabajando))|edad (?:de |entre |comprendida |maxima:? |minima:? )[^.;,]{0,20}[1-6]\\d|edad (?:maxima|minima):? [1-6]\\d|abstenerse mayores',
    ),
    why: 'una oferta no puede excluir por la edad (Ley 15/2022, art. 9)',
    instead: 'di qué experiencia necesitas',
    blocks: true,
  },
  {
    kind: 'age',
    pattern: word('jovene?s?|recien (?:titulados?|graduados?|licenciados?)|nativ[oa]s? digital(?:es)?|espiritu joven'),
    why: 'deja fuera por la edad sin decir qué hace falta saber',
    instead: 'di el nivel o los años de experiencia',
  },
  {
    kind: 'slang',
    pattern: word('rock ?stars?|ninjas?|gurus?|cracks?|jedis?|unicorni[oa]s?|superheroes?|superwoman|killers?|fieras?'),
    why: 'promete un personaje y no dice qué se hace; quien no se ve así no se presenta',
    instead: 'nombra lo que sabe hacer: «con experiencia en…»',
  },
  {
    kind: 'masculine',
    // Not where both forms stand: `desarrollador/a`, `desarrolladora o desarrollador`.
    pattern: word(`(?<!a o |a/)(?:${Object.keys(neutralNames).join('|')})(?! ?[/(@]| o [a-z]+as?(?![a-z]))`),
    why: 'en masculino, el puesto parece pensado para un hombre',
    instead: (said) => neutralNames[plain(said)] ?? 'usa las dos formas o una neutra',
  },
  {
    kind: 'availability',
    pattern: word(
      'disponibilidad (?:absoluta|total|completa|plena|24/7|inmediata y total)|24/7|sin horarios?|tolerancia al estres|trabaj[ao]r? bajo presion|capacidad de sacrificio|echar horas',
    ),
    why: 'deja fuera a quien cuida de alguien, y casi nunca hace falta',
    instead: 'di el horario, las guardias y cómo se compensan',
  },
  {
    kind: 'condescending',
    pattern: word('senoritas?|chic[oa]s?|buena presencia|azafatas?|guap[oa]s?'),
    why: 'habla del aspecto o trata de menor a quien solicita',
    instead: 'quítalo, o di «persona» y la tarea',
  },
  {
    kind: 'origin',
    // Programs may be native: only what is spoken is meant.
    pattern: word(
      `${languages} nativ[oa]s?|nativ[oa]s? (?:de|en) ${languages}|(?:hablantes?|nivel|bilingue) nativ[oa]s?|sin acento`,
    ),
    why: 'pide un origen y no un nivel de idioma',
    instead: 'di el nivel: «inglés C1»',
  },
];

/**
 * Returns what a company should say otherwise, text by text, in the order of the words. Rules that can be read, no
 * judgement of the offer: only what the law forbids keeps it from being sent.
 */
export function checkWording(texts: WordedTexts): WordingFinding[] {
  return wordedFields.flatMap((field) => {
    const value = texts[field];
    const lines = typeof value === 'string' ? [value] : value;
    return lines.flatMap((line) => findingsIn(line, field));
  });
}

/** Returns the findings that the law forbids: an offer with one of them is not sent. In the order of the texts. */
export const blockingFindings = (texts: WordedTexts) => checkWording(texts).filter(({ blocks }) => blocks);

function findingsIn(text: string, field: WordedField): WordingFinding[] {
  const read = plain(text);
  const found: (WordingFinding & { at: number })[] = [];
  const taken = new Uint8Array(read.length);
  for (const { kind, pattern, why, instead, blocks = false } of rules) {
    for (const match of read.matchAll(pattern)) {
      const at = match.index;
      const end = at + match[0].length;
      // Forbidden words come first, and is not said again as advice.
      if (taken.subarray(at, end).includes(1)) continue;
      taken.fill(1, at, end);
      const said = text.slice(at, end);
      found.push({
        ...{ field, kind, said, why, blocks, at },
        instead: typeof instead === 'string' ? instead : instead(said),
      });
    }
  }
  return found.sort((one, other) => one.at - other.at).map(({ at: _at, ...finding }) => finding);
}

/** Lower case without accents, as long as the text itself, so that what is found there is found in the text. */
function plain(text: string): string {
  // Letter by letter only where one may become two: that costs a hundred times as much.
  return text
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .replace(/[^\0-\x7f]/g, (letter) => letter.toLowerCase().normalize('NFD').charAt(0) || ' ');
}
