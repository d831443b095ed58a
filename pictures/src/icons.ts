import { artColours } from '@femcoders/shared-ui/art-colours';
import { flower, halfTone } from '@femcoders/shared-ui/panot-markup';
import type { PictureFile } from './picture-file.ts';

/** The site's own sign at the sizes that browsers and telephones ask for, and the avatar of who has none. */
export const icons: PictureFile[] = [
  { path: 'shell/public/favicon.svg', drawing: onTile(), width: 100, height: 100, format: 'svg' },
  { path: 'shell/public/favicon.ico', drawing: onTile(), width: 32, height: 32, format: 'ico' },
  square('icons/icon-192', onTile(), 192),
  square('icons/icon-512', onTile(), 512),
  // Telephones cut these themselves, down to a circle of four fifths.
  square('icons/maskable-512', fullBleed(32), 512),
  square('icons/apple-touch-icon', fullBleed(36), 180),
  square('default-avatar', defaultAvatar(), 256),
];

function square(name: string, drawing: string, edge: number): PictureFile {
  return { path: `shell/public/${name}.png`, drawing, width: edge, height: edge, format: 'png' };
}

function onTile(): string {
  return svg(`<path fill="${artColours.violet}" d="M12.5 0h75L100 12.5v75L87.5 100h-75L0 87.5v-75Z"/>${sign(38)}`);
}

function fullBleed(radius: number): string {
  return svg(`<path fill="${artColours.violet}" d="M0 0h100v100H0Z"/>${sign(radius)}`);
}

function sign(radius: number): string {
  const { violet: ground, sun: petal, coral: core } = artColours;
  return flower({ radius, x: 50, y: 50, ground, petal, core });
}

/** A figure made of a core and a petal: nobody in particular. */
function defaultAvatar(): string {
  return svg(
    `${halfTone(artColours.lilac)}` +
      `<path fill="${artColours.violet}" d="M14 100c0-22 14-35 36-35s36 13 36 35Z"/>` +
      `<circle cx="50" cy="44" r="21" fill="${artColours['art-ink']}"/>` +
      `<circle cx="50" cy="44" r="7" fill="${artColours.coral}"/>`,
  );
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${content}</svg>`;
}
