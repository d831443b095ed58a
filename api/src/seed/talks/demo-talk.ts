import type { TalkFormat, TalkLanguage, TalkLevel, TalkLicence } from '@femcoders/contracts/talk-names';

export interface DemoTalk {
  slug: string;
  title: string;
  summary: string;
  topics: string[];
  level: TalkLevel;
  language: TalkLanguage;
  format: TalkFormat;
  licence: TalkLicence;
  minutes: number;
  daysAgo: number;
  /** Slugs of demo people. */
  speakers: string[];
  /** Slug of a demo event. */
  event?: string;
  slides: { title: string; points: string[]; code?: string; notes?: string }[];
  /** As `readTranscript` reads it. */
  transcript: string;
  resources?: { title: string; address: string }[];
}
