import { eventLimits } from '@femcoders/contracts/event-limits';

/** The fields of an event from a source, ready for the columns of the same names. */
export interface ImportedFields {
  name: string;
  startsAt: Date;
  endsAt: Date | null;
  /** IANA zone of the venue. */
  timezone: string;
  state: 'published' | 'cancelled';
  description: string | null;
  about: string | null;
  location: string | null;
  venueName: string | null;
  venueAddress: string | null;
  online: boolean;
  onlineUrl: string | null;
  eventUrl: string | null;
}

export interface ImportedEvent extends ImportedFields {
  /** Names the event within its source, the same at every reading. */
  key: string;
  /** Address of its picture there. */
  logo: string | null;
}

/** The result of reading a source once. */
export interface SourceReading {
  events: ImportedEvent[];
  /** Keys of all that is there, also of what could not be imported: none of it has vanished. */
  keys: ReadonlySet<string>;
  /** Whether it is all that the source has, so that what is missing has vanished. */
  complete: boolean;
  /** Remarks for the organisers, as Spanish sentences. */
  notes: string[];
}

/** The clock of events whose source names none. */
export const usualTimezone = 'Europe/Madrid';

/** A line of text without what cannot be stored or shown; null when nothing is left. */
export function line(text: string | null | undefined, longest: number): string | null {
  const plain = paragraphs(text)?.replace(/\s+/g, ' ');
  return plain ? shorten(plain, longest) : null;
}

/** A long text as the short one of a card and, where that leaves something out, the whole. */
export function describe(text: string | null | undefined): Pick<ImportedFields, 'description' | 'about'> {
  const whole = paragraphs(text);
  if (!whole) return { description: null, about: null };
  if (whole.length <= eventLimits.description) return { description: whole, about: null };
  return { description: shorten(whole, eventLimits.description), about: shorten(whole, eventLimits.about) };
}

/** Plain text with paragraphs, also of what was written as HTML. */
function paragraphs(text: string | null | undefined): string | null {
  const plain = (text ?? '')
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/<br\s*\/?>|<\/(?:p|div|li|h\d)>/gi, '\n')
    .replace(/<\/?[a-z][^<>]{0,500}>/gi, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/[^\P{C}\n]+/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return plain || null;
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** Cut between words where there are any. */
function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  const space = cut.search(/\s\S*$/);
  return `${(space > longest / 2 ? cut.slice(0, space) : cut).toWellFormed().replace(/[\s\ufffd]+$/u, '')}…`;
}
