import type { Locator, Page } from '@playwright/test';
import { listedPaths } from '../sitemap.ts';
import { expect, test } from '../visitor.ts';

/** Opens an article whose page then shows the drawings of all the others, too. */
async function openAllDrawings(page: Page, paths: string[]): Promise<void> {
  await page.goto(paths[0] ?? '/');
  await page.evaluate(async (others) => {
    const drawing = document.querySelector('figure:has(> svg > title)');
    // The page's policy makes no text HTML; a request may answer with a document.
    const documentAt = (path: string) =>
      new Promise<Document>((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.open('GET', path);
        request.responseType = 'document';
        request.onload = () => resolve(request.responseXML as Document);
        request.onerror = reject;
        request.send();
      });
    for (const path of others) {
      const other = await documentAt(path);
      const figures = [...other.querySelectorAll('figure:has(> svg > title)')];
      if (figures.length < 2) throw new Error(`${path} has ${figures.length} drawings.`);
      drawing?.parentElement?.append(...figures.map((figure) => document.importNode(figure, true)));
    }
    await document.fonts.ready;
  }, paths.slice(1));
}

/** What the browser says of an element to assistive technology: Playwright itself looks at ARIA alone. */
async function descriptionOf(page: Page, element: Locator): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  await element.evaluate((node) => node.setAttribute('data-described', ''));
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-described]' });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false });
  return String(nodes[0]?.description?.value);
}

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 320, height: 720 } });

  test('at 320 pixels every text of every drawing can be read, is whole, and stands in front of no other', async ({
    page,
    request,
  }) => {
    const paths = (await listedPaths(request)).filter((path) => /^\/recursos\/(css|javascript)\/(?!quiz)/.test(path));
    await openAllDrawings(page, paths);
    const problems = await page.evaluate(() => {
      const drawings = [...document.querySelectorAll<SVGSVGElement>('figure:has(> svg > title) > svg')];
      return drawings.flatMap((svg) => {
        const title = svg.closest('figure')?.querySelector('title')?.textContent ?? '';
        const around = svg.getBoundingClientRect();
        const scale = around.width / svg.viewBox.baseVal.width;
        const texts = [...svg.querySelectorAll('text')].map((text) => ({
          words: text.textContent,
          size: Number.parseFloat(getComputedStyle(text).fontSize) * scale,
          box: text.getBoundingClientRect(),
        }));
        const small = texts.filter(({ size }) => size < 12).map(({ words, size }) => `${words} is ${size} pixels`);
        const cut = texts
          .filter(({ box }) => box.left < around.left || box.right > around.right || box.top < around.top)
          .map(({ words }) => `${words} is cut`);
        // A line's box is taller than its letters.
        const covered = texts.flatMap((one, index) =>
          texts
            .slice(index + 1)
            .filter(
              ({ box }) =>
                Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 1 &&
                Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 4,
            )
            .map(({ words }) => `${one.words} and ${words} stand in one place`),
        );
        return [...small, ...cut, ...covered].map((problem) => `${title}: ${problem}`);
      });
    });
    expect(problems).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test('a drawing has a name and a description, and its ink is seen on every tone, light, dark and in forced colours', async ({
  page,
}) => {
  await page.goto('/recursos/css/box-model');
  const drawing = page.getByRole('img', { name: 'Las cuatro partes de una caja' });
  expect(await descriptionOf(page, drawing)).toMatch(/^Cuatro rectángulos, uno dentro de otro/);
  await expect(drawing.locator('xpath=..').getByText('El fondo y el clic llegan hasta el borde.')).toBeVisible();
  const grounds = new Set<string>();
  for (const media of [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { forcedColors: 'active' }] as const) {
    await page.emulateMedia({ forcedColors: 'none', ...media });
    const seen = await drawing.evaluate((svg) => {
      const canvas = document.createElement('canvas').getContext('2d');
      const lightOf = (color: string): number => {
        if (!canvas) return Number.NaN;
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const probe = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      svg.append(probe);
      const ink = lightOf(getComputedStyle(svg.querySelector('text') ?? svg).fill);
      const contrasts = ['paper', 'sun', 'mint', 'coral', 'lilac'].map((tone) => {
        probe.setAttribute('fill', `var(--tone-${tone})`);
        const ground = lightOf(getComputedStyle(probe).fill);
        return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
      });
      const first = getComputedStyle(svg.querySelector('path:not([fill="none"])') ?? svg).fill;
      probe.remove();
      return { contrasts, first };
    });
    grounds.add(seen.first);
    for (const contrast of seen.contrasts) expect(contrast).toBeGreaterThan(4.5);
  }
  expect(grounds.size).toBe(3);
});
