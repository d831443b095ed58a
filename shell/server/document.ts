import { escapeHtml } from '@femcoders/contracts/escape-html';
import type { BootBlock } from '../src/boot-block.ts';
import type { HeadTag } from '../src/routing/document-head.ts';
import { assetsFallbackScript } from './assets-origin.ts';
import { earlyScriptsScript } from './early-scripts.ts';
import { entryRetry, entryRetryScript } from './entry-retry.ts';
import type { PageFiles } from './page-files.ts';
import { scriptPolicy as policyFor, scriptPolicyScript } from './script-policy.ts';
import { shellFailureScript } from './shell-failure-beacon.ts';
import { sourceHash } from './source-hash.ts';
import type { StyleText } from './style-texts.ts';

export interface DocumentParts {
  title: string;
  tags: HeadTag[];
  structuredData: Record<string, unknown>[];
  /** The inside of `#root`. */
  html: string;
  files: PageFiles;
  styles: StyleText[];
  /** Runs before the first paint. */
  beforePaint: string;
  boot: BootBlock;
  /** Origin of the released files; not given where they come from the site. */
  assets?: string;
  /** The Trusted Types policy, where it differs from that of every page. */
  scriptPolicy?: string;
  /** The report that the page sends when its main script fails; null where none is wanted. */
  shellFailureVisit?: object | null;
  /** HTML below the page, outside the root. */
  below?: string;
}

/** A page as it is sent, and the hashes of what is inline in it. */
export interface WrittenDocument {
  bytes: Buffer;
  scripts: string[];
  styles: string[];
}

/**
 * Writes the whole HTML of a page, readable without one more round trip. What is long is turned into bytes by itself: V8 keeps a text with a
 * single sign beyond Latin-1, such as a dash, in twice the memory, and takes ten times as long for all of its bytes.
 */
export function renderDocument({
  title,
  tags,
  structuredData,
  html,
  files,
  styles,
  beforePaint,
  boot,
  assets = '',
  scriptPolicy = assets ? policyFor({ assets }) : scriptPolicyScript,
  shellFailureVisit = null,
  below = '',
}: DocumentParts): WrittenDocument {
  const retry = assets ? assetsFallbackScript(assets) + entryRetry(assets) : entryRetryScript;
  const firstScript = `${scriptPolicy};${beforePaint};${retry};${earlyScriptsScript}`;
  const integrity = (file: string) => (files.integrity[file] ? ` integrity="${files.integrity[file]}"` : '');
  const start = [
    `<!doctype html><html lang="es"${assets ? ` data-assets="${assets}"` : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    // The page's own grounds (tokens.css); before the script, which chooses one when the reader has.
    '<meta name="theme-color" content="#fff9f2" media="(prefers-color-scheme: light)" data-scheme="light">',
    '<meta name="theme-color" content="#140b27" media="(prefers-color-scheme: dark)" data-scheme="dark">',
    `<title>${escapeHtml(title)}</title>`,
    `<script>${firstScript}</script>`,
    shellFailureVisit
      ? `<script data-visit="${escapeHtml(JSON.stringify(shellFailureVisit))}">${shellFailureScript}</script>`
      : '',
  ];
  const beforeRoot = [
    ...tags.map(
      ({ tag, attributes }) => `<${tag}${Object.entries(attributes).map(attribute).join('')} data-page-head>`,
    ),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(boot.site.brand)}" href="/opensearch.xml">`,
    '<meta name="color-scheme" content="light dark">',
    ...structuredData.map((data) => `<script type="application/ld+json" data-page-head>${escapeJson(data)}</script>`),
    '</head><body>',
    // Not in the head: there, browsers hold back the first paint for a font, for a tenth of a second.
    ...files.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`),
    // After the fonts, as few connections serve in the order in which they were asked.
    `<script src="${files.entry}" defer data-entry crossorigin${integrity(files.entry)}></script>`,
    '<div id="root">',
  ];
  const end = [
    `</div>${below}`,
    `<script type="application/json" id="boot">${escapeJson(boot)}</script>`,
    // They only say that they are there, in any order; the main script finds them (docs/decisions 0059).
    ...files.scripts.map(
      (file) => `<script src="${file}" async fetchpriority="high" crossorigin${integrity(file)}></script>`,
    ),
    '</body></html>',
  ];
  const text = [
    start.join(''),
    ...styles.flatMap(({ address, bytes }) => [`<style data-href="${address}">`, bytes, '</style>']),
    beforeRoot.join(''),
    html,
    end.join(''),
  ];
  return {
    bytes: Buffer.concat(text.map((part) => (typeof part === 'string' ? Buffer.from(part) : part))),
    scripts: [firstScript, ...(shellFailureVisit ? [shellFailureScript] : [])].map((script) => sourceHash(script)),
    styles: styles.map(({ hash }) => hash),
  };
}

/** JSON that is safe inside a script element, with any content. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function attribute([name, value]: [string, string]): string {
  return ` ${name}="${escapeHtml(value)}"`;
}
