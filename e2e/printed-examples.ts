import { runProgram } from '@femcoders/build/run-program';
import type { Page } from '@playwright/test';

/** A live example or a question to mend, as `mf-blog/scripts/print-examples.ts` prints it: code as whole documents. */
export interface PrintedExample {
  name: string;
  start: string;
  solution: string | null;
  checks: PrintedCheck[];
  /** Documents of a step with something wrong in them, which its checks must notice. */
  mistakes: { name: string; document: string }[];
  /** The finished project that a step belongs to. */
  finished?: string;
}

/** As far as the browser has to be got ready for it (mf-blog/src/features/examples/check.ts). */
interface PrintedCheck {
  selector: string;
  property: string;
  is?: string | number;
  isNot?: string | number;
  width: number;
  on: 'start' | 'solution';
  media?: 'dark' | 'reduced-motion' | 'forced-colors' | 'more-contrast' | 'print';
  type?: Record<string, string>;
  click?: string | string[];
  within?: number;
  hover?: string;
  focus?: string;
  press?: string[];
}

export interface PrintedExamples {
  /** Text of the function that looks whether a check holds, as every live example uses it. */
  measure: string;
  examples: PrintedExample[];
}

/** Every live example of the library, every question whose CSS is to be mended, the proof of every other. */
export async function printExamples(): Promise<PrintedExamples> {
  const { ok, stdout, stderr } = await runProgram(process.execPath, ['mf-blog/scripts/print-examples.ts']);
  if (!ok) throw new Error(stderr);
  return JSON.parse(stdout);
}

/**
 * Draws a document in a browser and looks whether checks hold. It is drawn again for each that touches it or that asks
 * for another window; the others look at what is there.
 * @param page an empty one
 * @returns one sentence for each that does not
 */
async function unmetChecks(page: Page, measure: string, document: string, checks: PrintedCheck[]): Promise<string[]> {
  const unmet: string[] = [];
  let before: PrintedCheck | undefined;
  for (const check of checks) {
    if (!before || !isSameStage(before, check)) await setStage(page, document, check);
    before = check;
    const result = check.property.startsWith('ax.')
      ? await lookInTree(page, check)
      : await measureUntil(page, measure, check);
    if (!result.ok) unmet.push(`${JSON.stringify(check)} found ${JSON.stringify(result.found)}`);
  }
  return unmet;
}

/** Looks at what waits for an answer or a timer again and again, until it holds or its time is over. */
async function measureUntil(page: Page, measure: string, check: PrintedCheck) {
  const look = (hasActed: boolean) =>
    page.evaluate<{ ok: boolean; found: unknown }>(`(${measure})(${JSON.stringify(check)}, ${hasActed})`);
  let result = await look(false);
  for (let waited = 0; !result.ok && waited < (check.within ?? 0); waited += 20) {
    await page.waitForTimeout(20);
    result = await look(true);
  }
  return result;
}

function isSameStage(before: PrintedCheck, check: PrintedCheck): boolean {
  const touches = ({ type, click, hover, focus, press }: PrintedCheck) =>
    Boolean(type ?? click ?? hover ?? focus ?? press);
  return !touches(before) && !touches(check) && before.width === check.width && before.media === check.media;
}

async function setStage(page: Page, document: string, check: PrintedCheck): Promise<void> {
  await page.setViewportSize({ width: check.width, height: 600 });
  // Scripts of one example must not find the names of another.
  await page.goto('about:blank');
  await page.emulateMedia({
    media: check.media === 'print' ? 'print' : 'screen',
    colorScheme: check.media === 'dark' ? 'dark' : 'light',
    reducedMotion: check.media === 'reduced-motion' ? 'reduce' : 'no-preference',
    forcedColors: check.media === 'forced-colors' ? 'active' : 'none',
    contrast: check.media === 'more-contrast' ? 'more' : 'no-preference',
  });
  await page.setContent(document);
  // As in a reader's frame, a form that no script stops is sent nowhere.
  await page.evaluate(() =>
    addEventListener('submit', (event) => {
      if ((event.target as HTMLFormElement).method !== 'dialog') event.preventDefault();
    }),
  );
  await page.mouse.move(0, 0);
  if (check.hover) await page.hover(check.hover);
  if (check.focus) await page.focus(check.focus);
  for (const key of check.press ?? []) await page.keyboard.press(key);
  // What a key sets going may end in a later task: the close event of a dialog, say.
  if (check.press) await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/**
 * Checks an element in the accessibility tree, which no page can read.
 * @param check its property is `ax.role`, `ax.name` or another one of the accessibility tree
 */
async function lookInTree(page: Page, { selector, property, is, isNot }: PrintedCheck) {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  if (nodeId === 0) return { ok: false, found: null };
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false });
  await session.detach();
  const [node] = nodes;
  const wanted = property.slice('ax.'.length);
  if (node && wanted === 'ignored') return answer(node.ignored);
  const value =
    wanted === 'role' || wanted === 'name'
      ? node?.[wanted]?.value
      : node?.properties?.find(({ name }) => name === wanted)?.value.value;
  return answer(value ?? '');

  function answer(value: unknown) {
    const found = String(value).replace(/\s+/g, ' ').trim();
    const ok = (is === undefined || found === String(is)) && (isNot === undefined || found !== String(isNot));
    return { ok, found };
  }
}

/**
 * Finds what the articles teach not to write: a list without markers that is no list for Safari with VoiceOver (but
 * within `<nav>`), a picture without an address.
 * @returns one sentence for each element
 */
async function bareElements(page: Page, document: string): Promise<string[]> {
  await page.goto('about:blank');
  await page.setContent(document);
  return page.evaluate(() => {
    const lists = [...globalThis.document.querySelectorAll('ul, ol')]
      .filter((list) => getComputedStyle(list).listStyleType === 'none' && !list.closest('nav'))
      .filter((list) => list.getAttribute('role') !== 'list')
      .map((list) => `${list.outerHTML.slice(0, 60)} has no markers and no role="list"`);
    const pictures = [...globalThis.document.querySelectorAll('img:not([src], [srcset])')].map(
      (picture) => `${picture.outerHTML.slice(0, 60)} has no address`,
    );
    return [...lists, ...pictures];
  });
}

/** @returns one sentence for each claim about an example that is not so, of what the reader finds and of the solution */
export async function unmetOf(
  page: Page,
  measure: string,
  { start, solution, checks, mistakes, finished }: PrintedExample,
): Promise<string[]> {
  const claims = (on: 'start' | 'solution') => checks.filter((check) => check.on === on);
  const unmet = (document: string, on: 'start' | 'solution') => unmetChecks(page, measure, document, claims(on));
  const problems = (await unmet(start, 'start')).map((problem) => `as it is found: ${problem}`);
  for (const document of [start, solution ?? start]) problems.push(...(await bareElements(page, document)));
  if (!solution || claims('solution').length === 0) return problems;
  problems.push(...(await unmet(solution, 'solution')).map((problem) => `the solution: ${problem}`));
  if ((await unmet(start, 'solution')).length === 0) problems.push('it is solved before anybody has touched it');
  for (const { name, document } of mistakes)
    if ((await unmet(document, 'solution')).length === 0) problems.push(`nobody notices the mistake: ${name}`);
  if (finished)
    problems.push(...(await unmet(finished, 'solution')).map((problem) => `the finished project: ${problem}`));
  return problems;
}
