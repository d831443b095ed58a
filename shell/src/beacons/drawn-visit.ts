import type { Beacon } from '@femcoders/contracts/beacon';
import { type createBrowserRouter, matchRoutes } from 'react-router-dom';
import type { BootBlock } from '../boot-block.ts';
import type { Owner, SitePage } from '../routing/site-page.ts';
import type { Part } from './released-part.ts';
import { keepNumber } from './rollout-number.ts';
import { noteTrouble, noteTroubleOf, troubledParts } from './trouble.ts';

/** The additional report of a visit while a release goes to a share of the visitors. */
export interface DrawnVisit {
  /** For its beacon; nothing where the page came without a number. */
  drawn: () => Beacon['drawn'];
  /** Notes what of the API fails, and for which part. */
  fetch: typeof fetch;
}

/** The dependencies from the page. Imports would keep the page's own modules apart, which costs every reader more than this file does. */
export interface PageTools {
  boot: BootBlock;
  router: ReturnType<typeof createBrowserRouter>;
  /** The cookies with which the page came. */
  cookies: string;
  guestsOf: (page: SitePage) => readonly { id: string; owner: Owner }[];
  partIn: (addresses: string) => Part | undefined;
  wantsNoMeasuring: () => boolean;
}

/**
 * Draws the visitor's number, or reads it, and notes what fails of this visit. It is a separate file, as a page needs it only while something
 * is rolled out, and once afterwards, to take the number away.
 */
export function watchDrawnVisit({ boot, router, cookies, guestsOf, partIn, wantsNoMeasuring }: PageTools): DrawnVisit {
  const number = keepNumber(boot.gradual === true && !wantsNoMeasuring(), cookies);
  const presentPage = () => {
    const { matches, navigation } = router.state;
    const next = navigation.location && matchRoutes(router.routes, navigation.location);
    return (next ?? matches).at(-1)?.route.handle as SitePage | undefined;
  };
  const arrival = presentPage();
  // What is not found counts as well: of the same pages, both versions are asked for as many that never were.
  if (arrival && boot.problems[arrival.id]) noteTrouble(arrival.owner);
  for (const { id, owner } of arrival ? guestsOf(arrival) : []) if (boot.failedBlocks.includes(id)) noteTrouble(owner);
  addEventListener('securitypolicyviolation', ({ sourceFile }) => {
    const part = partIn(sourceFile ?? '');
    if (part) noteTrouble(part);
  });
  return {
    drawn: () => (number === null ? undefined : { number, troubled: troubledParts() }),
    fetch: noteTroubleOf(() => presentPage()?.owner),
  };
}
