import { rolloutCookie, rolloutNumbers } from '@femcoders/contracts/rollout-limits';
import { readRolloutNumber, writeRolloutNumber } from '@femcoders/contracts/rollout-number';

/** Readers who ask not to be tracked are measured by nothing, and drawn for nothing. */
export function wantsNoMeasuring(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}

/**
 * Draws the number by which roll-outs choose the versions of the next page, and keeps it until the browser's session ends; takes it away
 * where there is nothing to choose.
 * @param isGradual whether some release goes to a share of the visitors
 * @returns the number that this page was chosen by; null where there was none
 */
export function keepNumber(isGradual?: boolean): number | null {
  const number = readRolloutNumber(document.cookie);
  const keep = (value: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store answers later, and only where a page came over https.
    document.cookie = `${rolloutCookie}=${value}; path=/; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
  };
  if (!isGradual || wantsNoMeasuring()) {
    if (number !== null) keep('; max-age=0');
    return null;
  }
  // 2³² is no multiple of 10,000: the first numbers come more often, by less than three in a million.
  if (number === null) keep(writeRolloutNumber((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % rolloutNumbers));
  return number;
}
