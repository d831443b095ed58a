import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds, each with the elements it means.
 * @param within selector of the part to look at: the whole page unless told
 */
export async function violationsOf(page: Page, within?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (within ? axe.include(within).disableRules(ofWholePages) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** Of a frame inside the part that is looked at, axe asks them now and then: it takes its document for a page. */
const ofWholePages = ['landmark-one-main', 'page-has-heading-one', 'region'];
