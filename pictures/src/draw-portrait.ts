import { createAvatar } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';
import { type ArtColour, artColours } from '@femcoders/shared-ui/art-colours';
import { halfTone } from '@femcoders/shared-ui/panot-markup';
import { type Portrait, portraits, skins } from './portraits.ts';

/** Edge of the drawings of Open Peeps. */
const peep = 704;

/** Head and shoulders over a half-tone panot, in a square of 100 whose corners the page cuts. */
export function drawPortrait({ name, ground }: Portrait): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${halfTone(artColours[ground])}${figure(name)}</svg>`;
}

/**
 * Somebody of the portraits without her ground, in a square of 100.
 * @throws when nobody has this name
 */
export function figure(name: string): string {
  const portrait = portraits.find((one) => one.name === name);
  if (!portrait) throw new Error(`Nobody is called ${name}.`);
  // Tall hair reaches beyond the peep's own frame.
  const scale = 90 / peep;
  return `<g transform="translate(5 10) scale(${scale})">${drawFigure(portrait)}</g>`;
}

/** Open Peeps without frame and credits, which stand in the README and in the footer; its black becomes the site's ink. */
function drawFigure({ head, face, glasses, skin, clothes, hair = 'art-ink' }: Portrait): string {
  const drawing = createAvatar(openPeeps, {
    head: [head],
    face: [face],
    accessories: glasses ? [glasses] : [],
    accessoriesProbability: glasses ? 100 : 0,
    facialHairProbability: 0,
    maskProbability: 0,
    skinColor: [skins[skin].slice(1)],
    clothingColor: [artColours[clothes].slice(1)],
    headContrastColor: [colour(hair).slice(1)],
  } as openPeeps.Options).toString();
  const figure = /<g mask="url\(#viewboxMask\)">(.*)<\/g><\/svg>$/s.exec(drawing)?.[1];
  if (!figure) throw new Error('Open Peeps draws otherwise than before: look for its figure again.');
  return figure.replaceAll('#000', artColours['art-ink']);
}

function colour(name: string): string {
  return artColours[name as ArtColour] ?? name;
}
