import { rolloutCookie, rolloutNumbers } from '@femcoders/contracts/rollout-cookie';
import { readRolloutNumber, writeRolloutNumber } from '@femcoders/contracts/rollout-number';

/**
 * Draws the number by which roll-outs choose the versions of the next page, and keeps it until the browser's session ends; takes it away
 * where there is nothing to choose.
 * @param isGradual whether some release goes to a share of the visitors, and she may be drawn for it
 * @param cookies those with which the page came
 * @returns the number that this page was chosen by; null where there was none
 */
export function keepNumber(isGradual: boolean, cookies = document.cookie): number | null {
  const number = readRolloutNumber(cookies);
  const keep = (value: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store answers later, and only where a page came over https.
    document.cookie = `${rolloutCookie}=${value}; path=/; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
  };
  if (!isGradual) {
    if (number !== null) keep('; max-age=0');
    return null;
  }
  // 2³² is no multiple of 10,000: the first numbers come more often, by less than three in a million.
  if (number === null) keep(writeRolloutNumber((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % rolloutNumbers));
  return number;
}
