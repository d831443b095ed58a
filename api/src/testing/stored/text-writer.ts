import type { Role } from '@femcoders/contracts/session';
import type { Row } from '../policy/policy-request.ts';
import { hostileText, worstAddress, worstName } from './hostile-texts.ts';
import { type StoredField, storedFields } from './stored-fields.ts';

export interface Asker {
  id: string;
  authorization: string;
}

/** A site that is written to and read from, in this process or far away. */
export interface StoredTextSite {
  /** @returns the parsed answer; throws when it is no success */
  ask<Answer = SiteAnswer>(method: string, path: string, request?: SiteRequest): Promise<Answer>;
  /** Somebody of this role who has proven that it is her, with a second factor. */
  somebody(role: Role): Promise<Asker & { email: string }>;
  query(sql: string, values: unknown[]): Promise<Record<string, string>[]>;
  /** From where calendars may be imported that are not outside. */
  sourceOrigin: string;
  /** The texts of the mails that somebody got, the newest first. */
  mailsTo(address: string): Promise<string[]>;
}

/** As much of an answer as what is written next needs of one or another. */
export interface SiteAnswer {
  id: string;
  slug: string;
  path: string;
  reference: string;
  state: string;
  version: number;
  updatedAt: string;
  updated_at: string;
  editToken: string;
  speakers: { id: string }[];
  sessions: { id: string }[];
  pairs: { id: string }[];
  toAnswer: { id: string }[];
}

export interface SiteRequest {
  as?: Asker | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A hostile text that was written, and the mark by which it is found. */
export interface WrittenText {
  row: Row;
  field: string;
  mark: string;
  text: string;
}

type Body = Record<string, unknown>;

/** A request that is about to be made. */
export interface PlannedWrite {
  row: Row;
  method: string;
  path: string;
  body: Body;
  request: SiteRequest;
  fields: Readonly<Record<string, StoredField>>;
}

/** Writes the fields that the list names, each with its own text. */
export class TextWriter {
  readonly written = new Map<string, WrittenText>();
  readonly #site: StoredTextSite;
  readonly #round: number;
  readonly #beforeWriting: ((write: PlannedWrite) => Promise<void>) | undefined;

  /**
   * @param round with which piece each text begins
   * @param beforeWriting called with what is about to be written
   */
  constructor(site: StoredTextSite, round = 0, beforeWriting?: (write: PlannedWrite) => Promise<void>) {
    this.#site = site;
    this.#round = round;
    this.#beforeWriting = beforeWriting;
  }

  /** Asks as a row of the policy table says, with a hostile text in each of its fields. */
  async write(row: Row, parameters: object, body: Body, request: SiteRequest = {}): Promise<SiteAnswer> {
    const filled = structuredClone(body);
    const query: string[] = [];
    for (const [field, kind] of Object.entries(storedFields[row] ?? {})) {
      const { text } = this.textOf(row, field, kind);
      if (field.startsWith('?')) query.push(`${field.slice(1)}=${encodeURIComponent(text)}`);
      else setField(filled, field.split('.'), text);
    }
    const [method = '', pattern = ''] = row.split(' ');
    const path = pattern.replace(/:(\w+)/g, (_, name) =>
      encodeURIComponent((parameters as Record<string, string>)[name] ?? ''),
    );
    const asked = query.length > 0 ? `${path}?${query.join('&')}` : path;
    const fields = storedFields[row] ?? {};
    await this.#beforeWriting?.({ row, method, path: asked, body: filled, request, fields });
    return this.#site.ask(method, asked, { body: filled, ...request });
  }

  textOf(row: Row, field: string, { most, form }: StoredField): WrittenText {
    const known = this.written.get(`${row} ${field}`);
    if (known) return known;
    const number = this.written.size;
    const mark = markOf(number, this.#round);
    const origin = field === 'address' ? this.#site.sourceOrigin : origins[field];
    const text = textOfForm(form, origin, mark, most, number + this.#round);
    const written = { row, field, mark, text };
    this.written.set(`${row} ${field}`, written);
    return written;
  }
}

/** Letters and digits only, so that every form takes it, in any case. */
const markOf = (number: number, round: number) =>
  `qz${String.fromCharCode(97 + round)}${String(number).padStart(3, '0')}zq`;

/** The marks that a text holds. */
export const marksIn = (text: string): string[] => [...new Set(text.toLowerCase().match(/qz[a-z]\d{3}zq/g))];

/** Where a field's addresses have to lead. */
const origins: Readonly<Record<string, string>> = {
  linkedin: 'https://www.linkedin.com',
  github: 'https://github.com',
};

function textOfForm(
  form: StoredField['form'],
  origin: string | undefined,
  mark: string,
  most: number,
  turn: number,
): string {
  switch (form) {
    case 'name':
      return worstName(mark).slice(0, most);
    case 'link':
      return worstAddress(mark, origin).slice(0, most);
    case 'path':
      return `/${mark}'onerror=pwned=1;&lt;x-pwned&gt;`.replace(/[\s\\]/g, '').slice(0, most);
    case 'channel':
      return `#${mark}`.padEnd(most, 'W');
    case 'transcript':
      return `00:00 ${hostileText(mark, most - 6, turn).replace(/[\u2028\u2029]/g, ' ')}`;
    case 'lines':
      return hostileText(mark, most, turn).replace(/[\r\n]+/g, ' ');
    case 'text':
      return hostileText(mark, most, turn);
  }
}

/** Sets `a.b`, `list[]` and `list[].a`, in each entry that is there; a list of texts gets one. */
export function setField(body: Body, [first = '', ...rest]: string[], text: string): void {
  const name = first.replace(/\[\]$/, '');
  if (first.endsWith('[]')) {
    if (rest.length === 0) body[name] = [text];
    else for (const entry of (body[name] as Body[] | undefined) ?? []) setField(entry, rest, text);
  } else if (rest.length === 0) body[name] = text;
  else if (body[name] !== undefined) setField(body[name] as Body, rest, text);
}

export interface StoredTextWorld {
  site: StoredTextSite;
  writer: TextWriter;
  admin: Asker;
  /** A member who writes all that she may about herself. */
  member: Asker & { email: string };
  /** Adds a page on which something of it is to be read. */
  seenOn(path: string, as?: Asker): void;
}
