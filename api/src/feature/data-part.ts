import type { MemberDataKind } from '@femcoders/contracts/member-data-names';
import type { Database, Transaction } from '../database/database.ts';
import type { UploadedFiles } from '../files/uploaded-files.ts';
import type { EnqueueMail } from '../mail/outgoing-mail.ts';
import type { PlaceLinks } from '../mail/place-links.ts';
import type { Secrets } from '../secrets.ts';

/** A member, as far as it takes to find what is hers. */
export interface Owner {
  id: string;
  /** Lower case. */
  email: string;
}

export type DataCell = string | number | boolean | Date | readonly string[] | null;

export interface DataFile {
  /** Inside the ZIP, in plain ASCII. */
  path: string;
  content: Uint8Array;
}

/** One feature's data about a member: how it is exported to her and erased with her account. */
export interface DataPart {
  /** Its name in `datos.json`. */
  key: MemberDataKind;
  /** The heading of its part in the export. */
  title: string;
  /** Columns by which the database knows that something is hers: `table.column`. */
  columns: readonly string[];
  /** The fields of each entry, in their order, and what each says, in Spanish. */
  fields: Readonly<Record<string, string>>;
  /** The words for each code, by field: people read the words, programs the code. */
  words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Every entry has every field. Nothing that opens something: no token, no hash. */
  read(db: Database, owner: Owner): Promise<Record<string, DataCell>[]>;
  /** Yields the binary files; read one by one while the ZIP is on its way. */
  files?(db: Database, owner: Owner, ports: { secrets: Secrets; uploads: UploadedFiles }): AsyncIterable<DataFile>;
  /**
   * Prepares the deletion of her account. Not needed for rows that go along by `on delete cascade`, nor where
   * `on delete set null` leaves nothing of her.
   */
  erase?(transaction: Transaction, owner: LeavingOwner, ports: ErasePorts): Promise<void>;
}

export interface LeavingOwner extends Owner {
  /** Her comments go, too; otherwise they stay without her name. */
  deleteComments: boolean;
}

export interface ErasePorts {
  now: Date;
  /** Sends nothing to her. */
  enqueueMail: EnqueueMail;
  links: PlaceLinks;
}
