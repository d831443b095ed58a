import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { siteConfigVariables } from '@femcoders/contracts/site-config';
import { defaultSiteConfig } from '@femcoders/contracts/site-defaults';
import type * as z from 'zod/v4';
import { variableGroups } from './environment-variables.ts';

/** Where the document lives: an absolute path. */
export const environmentDocumentPath = join(import.meta.dirname, '..', '..', 'docs', 'environment.md');

/** Descriptions of the founders' variables. They stay out of the schema, which is sent to browsers. */
const siteTexts: Record<keyof typeof siteConfigVariables, string> = {
  brand: 'Name of the community.',
  contactEmail: 'Mail address that the site shows, and that gets what no other inbox gets.',
  slackUrl: 'Invitation to the chat.',
  spotifyUrl: 'Podcast on Spotify.',
  instagramUrl: 'Profile on Instagram.',
  linkedinUrl: 'Profile on LinkedIn.',
  youtubeUrl: 'Channel on YouTube.',
  githubUrl: 'Organisation on GitHub.',
  xUrl: 'Profile on X.',
  elementsVideoUrl:
    'Video, such as `https://www.youtube.com/watch?v=…`, that the article on the key elements of HTML shows on request; unset, the article does without.',
  talkVideos: '`youtube` shows recordings of talks on their pages on request; unset, they are linked.',
  holder: 'Who answers for the site (LSSI, article 10); unset, the legal pages mark what is missing.',
  holderTaxId: 'Tax number of the holder.',
  holderAddress: 'Postal address of the holder.',
  holderRegistry: 'Entry of the holder in a public register.',
  accessibilityReviewed: 'ISO date of the last review that the accessibility statement names.',
};

const introduction = `# The environment

<!-- Written by \`npm run environment\` from start/src/environment-variables.ts and start/src/environment-document.ts. -->

Every process reads its variables once, at the start. A wrong value stops it and says what was expected. An empty variable counts
as unset. [Several processes](scale.md) says which process needs which.
`;

/** @returns the text of `docs/environment.md`: every variable with its default and its meaning, by group */
export function environmentDocument(): string {
  const sections = variableGroups.map(({ title, variables }) =>
    section(
      title,
      Object.entries(variables).map(([name, schema]) => row(name, defaultOf(schema), schema.meta()?.description)),
    ),
  );
  const site = Object.entries(siteConfigVariables).map(([value, name]) =>
    row(name, code(defaultSiteConfig[value as keyof typeof siteTexts]), siteTexts[value as keyof typeof siteTexts]),
  );
  return [introduction, ...sections, section('What the founders may change', site)].join('\n');
}

function section(title: string, rows: string[]): string {
  return [`## ${title}`, '', '| variable | default | meaning |', '| --- | --- | --- |', ...rows, ''].join('\n');
}

function row(name: string, otherwise: string, description: string | undefined): string {
  if (!description) throw new Error(`${name} has no description in environment-variables.ts.`);
  return `| \`${name}\` | ${otherwise} | ${description} |`;
}

/** The default in words, or the one that the schema fills in. */
function defaultOf(schema: z.ZodType): string {
  const words = schema.meta()?.defaultText;
  return typeof words === 'string' ? words : code(schema.safeParse(undefined).data);
}

function code(value: unknown): string {
  return typeof value === 'number' || (typeof value === 'string' && value) ? `\`${value}\`` : '–';
}

if (import.meta.main) {
  // It takes no arguments, and refuses any.
  parseArgs();
  writeFileSync(environmentDocumentPath, environmentDocument());
}
