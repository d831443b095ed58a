import type { ArtColour } from '@femcoders/shared-ui/art-colours';

/** One invented person, in the words of Open Peeps. */
export interface Portrait {
  name: string;
  head: string;
  face: string;
  glasses?: string;
  skin: keyof typeof skins;
  clothes: ArtColour;
  /** Hair or cloth that is not ink; only some heads have it. */
  hair?: string;
  ground: ArtColour;
}

export const skins = {
  porcelain: '#ffdcb8',
  sand: '#f0bd8e',
  honey: '#d08f5c',
  chestnut: '#a95d2b',
  cocoa: '#765440',
};

const silver = '#e6e1e4';
const copper = '#c2330f';

/** Everybody who may appear on the site. The number belongs to the face for good: pages and people refer to it. */
export const portraits: Portrait[] = [
  { head: 'mediumBangs3', face: 'smile', glasses: 'glasses2', skin: 'honey', clothes: 'mint', ground: 'coral' },
  { head: 'bantuKnots', face: 'smile', skin: 'cocoa', clothes: 'sun', ground: 'sun' },
  { head: 'hijab', face: 'smile', skin: 'honey', clothes: 'coral', ground: 'mint' },
  { head: 'bangs', face: 'cute', skin: 'sand', clothes: 'sun', hair: 'violet', ground: 'lilac' },
  { head: 'afro', face: 'smile', skin: 'cocoa', clothes: 'mint', ground: 'coral' },
  {
    head: 'grayBun',
    face: 'calm',
    glasses: 'glasses2',
    skin: 'porcelain',
    clothes: 'coral',
    hair: silver,
    ground: 'sun',
  },
  { head: 'turban', face: 'calm', skin: 'chestnut', clothes: 'violet', ground: 'lilac' },
  { head: 'longCurly', face: 'smile', skin: 'sand', clothes: 'violet', ground: 'sun' },
  { head: 'cornrows2', face: 'calm', skin: 'chestnut', clothes: 'lilac', ground: 'mint' },
  { head: 'grayMedium', face: 'cute', skin: 'porcelain', clothes: 'mint', hair: copper, ground: 'coral' },
  { head: 'bun', face: 'smile', skin: 'honey', clothes: 'sun', ground: 'lilac' },
  { head: 'long', face: 'smile', skin: 'chestnut', clothes: 'sun', ground: 'coral' },
  { head: 'bangs2', face: 'calm', skin: 'sand', clothes: 'lilac', ground: 'mint' },
  { head: 'bun2', face: 'cute', skin: 'porcelain', clothes: 'violet', ground: 'sun' },
  { head: 'mediumBangs2', face: 'smile', skin: 'porcelain', clothes: 'violet', hair: copper, ground: 'mint' },
  { head: 'dreads1', face: 'smile', glasses: 'glasses5', skin: 'chestnut', clothes: 'coral', ground: 'lilac' },
  {
    head: 'grayMedium',
    face: 'smile',
    glasses: 'glasses3',
    skin: 'honey',
    clothes: 'violet',
    hair: silver,
    ground: 'coral',
  },
  { head: 'medium1', face: 'calm', skin: 'sand', clothes: 'coral', ground: 'sun' },
  { head: 'cornrows', face: 'smile', skin: 'cocoa', clothes: 'violet', hair: 'coral', ground: 'mint' },
  { head: 'longBangs', face: 'cute', skin: 'porcelain', clothes: 'mint', ground: 'lilac' },
  { head: 'shaved3', face: 'smile', skin: 'honey', clothes: 'sun', ground: 'coral' },
  { head: 'hatBeanie', face: 'smile', glasses: 'glasses', skin: 'sand', clothes: 'coral', ground: 'sun' },
  { head: 'buns', face: 'calm', skin: 'cocoa', clothes: 'lilac', ground: 'mint' },
  { head: 'mediumBangs', face: 'smile', skin: 'honey', clothes: 'coral', ground: 'lilac' },
].map((portrait, index) => ({ name: `retrato-${String(index + 1).padStart(2, '0')}`, ...portrait }) as Portrait);
