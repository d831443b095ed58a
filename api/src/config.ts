import { type ContactReason, contactReasons } from '@femcoders/contracts/contact-names';
import { defaultSiteConfig } from '@femcoders/contracts/site-defaults';
import { defaultJobsConfig, type JobsConfig } from './jobs-config.ts';
import { defaultLargeBodies, type LargeBodiesConfig } from './large-bodies.ts';
import { defaultLimits, type RequestLimits } from './limit-requests.ts';
import type { Limit, MailLimits } from './rate-limit.ts';
import type { VisitLimit } from './visit-counter.ts';

/** Where events are imported from. */
export interface ImportConfig {
  /** Without it nothing is imported from Eventbrite. */
  eventbrite: EventbriteAccount | null;
  /** Origins that may be plain http and stand inside: for a server that stands in for Eventbrite in a test. */
  trustedOrigins: readonly string[];
  /** Minutes between two readings of a source. */
  every: number;
}

/** Where and as whom Eventbrite is asked. */
export interface EventbriteAccount {
  /** A private token: it is sent to Eventbrite and nowhere else. */
  token: string;
  /** Number of the organisation. */
  organisation: string;
  /** Origin of the API. */
  url: string;
}

export interface ContactConfig {
  /** Addresses that answer the messages of each reason. */
  inboxes: Record<ContactReason, readonly string[]>;
  /** Accounts that alone may read reports about the code of conduct; null: every administrator. */
  conductReaders: readonly string[] | null;
  /** Working days within which a message is answered. */
  replyDays: number;
  /** Messages per network address. */
  limit: Limit;
  /** Anonymous messages, which are counted in memory and by nothing that lasts. */
  anonymousLimit: VisitLimit;
}

export interface RegistrationConfig {
  /** Places asked for per network address: a whole class may do it from one. */
  limit: Limit;
}

export interface ApiConfig {
  /** The site's name. */
  brand: string;
  /** Address of the site as its visitors write it, without a trailing slash: for links in mails and calendars. */
  publicUrl: string;
  /** Invitation to the community's chat: for links in mails. */
  slackUrl: string;
  /** Where the API is mounted on its origin: `/api` on the site, empty when it runs alone. */
  basePath: string;
  /** Proxies that are believed: how many stand in front, or their addresses. False believes none. */
  trustProxy: false | number | string[];
  /** Whether moderators and admins must have a second factor, or may. */
  secondFactor: 'demanded' | 'offered';
  /** Longest life of a list in the cache, in milliseconds: the net under the announcements. */
  listTtlMs: number;
  /** Longest life of the public statistics, in milliseconds: they count months that are over. */
  statsTtlMs: number;
  /** How long what was counted for one administrator is sent to all, in milliseconds. */
  adminFiguresTtlMs: number;
  /** How many requests are answered at a time. */
  concurrency: RequestLimits;
  /** How often each thing may be done. */
  limits: Readonly<Record<keyof typeof usualLimits, Limit>>;
  /** Mails that are caused by somebody who has not shown that the address is hers. */
  mailLimits: MailLimits;
  contact: ContactConfig;
  registrations: RegistrationConfig;
  largeBodies: LargeBodiesConfig;
  jobs: JobsConfig;
  imports: ImportConfig;
  /** Where clamd listens, which judges what is uploaded; null: nothing does. */
  clamavUrl: string | null;
}

/** Settings that differ from the defaults. */
export type ApiSettings = Partial<Omit<ApiConfig, 'limits'>> & { limits?: Partial<ApiConfig['limits']> };

const quarterHour = 15 * 60;

const usualLimits = {
  /** Comments per network address. */
  comments: { hits: 10, window: 60 },
  /** Changes of comments just sent, per network address. */
  commentEdits: { hits: 20, window: 60 },
  /** Reports of comments, per network address. */
  commentReports: { hits: 10, window: 10 * 60 },
  /** Attempts to log in per network address. */
  loginsPerAddress: { hits: 30, window: quarterHour },
  /** Attempts to log in per account since the last that succeeded. */
  loginsPerAccount: { hits: 10, window: quarterHour },
  /** Codes of a second factor that are tried, per account since the last that was right. */
  codesPerAccount: { hits: 10, window: 4 * quarterHour },
  /** Questions about passwords, and links to change one that are tried, per network address. */
  passwordLinksPerAddress: { hits: 20, window: quarterHour },
  /** Registrations, and links to confirm one that are tried, per network address. */
  registrationsPerAddress: { hits: 20, window: quarterHour },
  /** Copies of her data that a member takes. */
  exportsPerAccount: { hits: 5, window: 96 * quarterHour },
  /** Pictures of herself that a member sends: making their sizes is work. */
  avatarsPerAccount: { hits: 20, window: quarterHour },
  /** The pages of mails' links, per receiver; made-up links, per network address. */
  linkKeys: { hits: 60, window: quarterHour },
  /** Pieces of the community's hub that a member puts up or changes. */
  hubPieces: { hits: 20, window: 4 * quarterHour },
  /** Messages of a member to others about their pieces: each is a mail. */
  hubAnswers: { hits: 20, window: 4 * quarterHour },
  /** Votes that a member gives and takes back in the hub. */
  hubVotes: { hits: 120, window: quarterHour },
  /** Reports of pieces, per network address. */
  hubReports: { hits: 10, window: quarterHour },
  /** Searches per network address: a whole class that types at once stays below. */
  searches: { hits: 600, window: 60 },
} as const satisfies Record<string, Limit>;

export const defaultApiConfig: ApiConfig = {
  brand: defaultSiteConfig.brand,
  publicUrl: 'http://127.0.0.1:3000',
  slackUrl: defaultSiteConfig.slackUrl,
  basePath: '',
  trustProxy: false,
  secondFactor: 'offered',
  listTtlMs: 10_000,
  statsTtlMs: 60 * 60_000,
  adminFiguresTtlMs: 60_000,
  concurrency: defaultLimits,
  limits: usualLimits,
  mailLimits: {
    ...{ perAsker: { hits: 3, window: 10 * 60 }, perMailbox: { hits: 6, window: 10 * 60 } },
    together: { perAsker: { hits: 6, window: 10 * 60 }, perMailbox: { hits: 12, window: 60 * 60 } },
  },
  contact: {
    inboxes: inboxesAt([defaultSiteConfig.contactEmail]),
    conductReaders: null,
    replyDays: 5,
    limit: { hits: 10, window: quarterHour },
    anonymousLimit: { hits: 5, window: quarterHour, together: 60 },
  },
  registrations: {
    limit: { hits: 30, window: quarterHour },
  },
  largeBodies: defaultLargeBodies,
  jobs: defaultJobsConfig,
  imports: { eventbrite: null, trustedOrigins: [], every: 60 },
  clamavUrl: null,
};

/** The same addresses for every reason. */
export function inboxesAt(addresses: readonly string[]): ContactConfig['inboxes'] {
  return Object.fromEntries(contactReasons.map((reason) => [reason, addresses])) as ContactConfig['inboxes'];
}
