/**
 * Author's command: draws shell/public/favicon.svg and shell/public/default-avatar.png with the panot of the design
 * system. Run from the repository's root: `node shell/scripts/draw-public-images.ts`. Needs a chromium; set CHROMIUM to
 * its path when it is not /usr/bin/chromium.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { panotShape } from '../../shared-ui/src/panot/panot-geometry.ts';

const target = join(import.meta.dirname, '../public');
const colours = { violet: '#4f2bd8', sun: '#ffc94a', coral: '#ff6a48', lilac: '#e9e1ff', ink: '#1b1033' };

await writeFile(join(target, 'favicon.svg'), `${favicon()}\n`);
await writeFile(join(target, 'default-avatar.png'), await photograph(defaultAvatar(), 256));

function favicon(): string {
  return svg(
    `<path fill="${colours.violet}" d="M12.5 0h75L100 12.5v75L87.5 100h-75L0 87.5v-75Z"/>${flower(colours.violet, colours.sun, 38)}`,
  );
}

/** A square without cut corners: the page cuts them. A figure made of a core and a petal: nobody in particular. */
function defaultAvatar(): string {
  return svg(
    `<rect width="100" height="100" fill="${colours.lilac}"/>` +
      `<g opacity=".5">${flower(colours.lilac, '#fff', 62, 44)}</g>` +
      `<path fill="${colours.violet}" d="M14 100c0-22 14-35 36-35s36 13 36 35Z"/>` +
      `<circle cx="50" cy="44" r="21" fill="${colours.ink}"/>` +
      `<circle cx="50" cy="44" r="7" fill="${colours.coral}"/>`,
  );
}

function flower(ground: string, petal: string, radius: number, centreY = 50): string {
  const { petals, grooves, gap, groove, core } = panotShape({ petals: 4, rotation: 45, open: 1, radius });
  const plain = radius > 50;
  return (
    `<g stroke="${ground}" stroke-linejoin="round" stroke-linecap="round" fill="${petal}" transform="translate(0 ${centreY - 50})">` +
    `<path d="${petals.join('')}" stroke-width="${gap}"/>` +
    (plain
      ? ''
      : `<path d="${grooves.join('')}" stroke-width="${groove}" fill="none"/><circle cx="50" cy="50" r="${core}" stroke-width="${gap}" fill="${colours.coral}"/>`) +
    `</g>`
  );
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${content}</svg>`;
}

async function photograph(drawing: string, side: number): Promise<Buffer> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: side, height: side } });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:${side}px}</style>${drawing}`);
    return await page.screenshot({ type: 'png' });
  } finally {
    await browser.close();
  }
}
