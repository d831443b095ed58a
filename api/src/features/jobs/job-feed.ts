import { filterLabel, type JobFilters, jobFilterParameters } from '@femcoders/contracts/job-filters';
import { jobContractNames, workdayNames, workModeNames } from '@femcoders/contracts/job-names';
import { salaryRange } from '@femcoders/contracts/spanish-money';
import type { JobLinks } from './job-links.ts';
import type { JobRow } from './job-row.ts';

/** Newest offers of a feed. */
export const feedLength = 50;

export interface JobFeedPorts {
  brand: string;
  links: JobLinks;
  /** The feed's own address without its filters. */
  address: string;
}

/** Open offers as RSS 2.0 (https://www.rssboard.org/rss-specification). The same offers give the same bytes. */
export function writeJobFeed(rows: readonly JobRow[], filters: JobFilters, ports: JobFeedPorts): string {
  const { brand, links, address } = ports;
  const parameters = jobFilterParameters(filters).toString();
  const self = parameters ? `${address}?${parameters}` : address;
  const newest = rows.map((row) => shownAt(row).getTime());
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${xmlText(`Ofertas de trabajo de ${brand}: ${filterLabel(filters)}`)}</title>`,
    `<link>${xmlText(links.list(filters))}</link>`,
    `<description>${xmlText('Ofertas con salario, revisadas por el equipo antes de publicarse.')}</description>`,
    '<language>es</language>',
    ...(newest.length > 0 ? [`<lastBuildDate>${new Date(Math.max(...newest)).toUTCString()}</lastBuildDate>`] : []),
    `<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>`,
    ...rows.flatMap((row) => itemOf(row, links)),
    '</channel>',
    '</rss>\n',
  ].join('\n');
}

function itemOf(row: JobRow, links: JobLinks): string[] {
  const { title, company, slug, mode, city, workday, contract, technologies } = row;
  const where = [workModeNames[mode], city].filter(Boolean).join(', ');
  const facts = [`${salaryRange(row)} brutos al año`, where, workdayNames[workday], jobContractNames[contract]];
  return [
    '<item>',
    `<title>${xmlText(`${title}, ${company}`)}</title>`,
    `<link>${xmlText(links.offer(slug))}</link>`,
    `<guid isPermaLink="true">${xmlText(links.offer(slug))}</guid>`,
    `<description>${xmlText(facts.join(' · '))}</description>`,
    ...technologies.map((name) => `<category>${xmlText(name)}</category>`),
    `<pubDate>${shownAt(row).toUTCString()}</pubDate>`,
    '</item>',
  ];
}

/** Since when everybody sees it: readers would never find what is dated before they could have asked. */
function shownAt({ publishedAt, membersUntil }: JobRow): Date {
  return new Date(Math.max(publishedAt?.getTime() ?? 0, membersUntil?.getTime() ?? 0));
}

/** Matches characters that XML 1.0 does not allow: one would break the whole feed. */
const notXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const xmlText = (text: string) =>
  text.replace(notXml, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
