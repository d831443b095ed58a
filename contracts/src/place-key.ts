/** Bytes of a key that confirms a place, before the name with which the place was asked for: its id and a seal. */
export const placeKeyHead = 32;

/**
 * The name in a key, to begin with where she is asked for hers: anybody may have typed it. The seal is for the API to judge.
 * @param key what stands after `#` in the link of the mail; the whole link, too
 * @returns empty where there is none
 */
export function nameInPlaceKey(key: string): string {
  try {
    const letters = atob(
      key
        .slice(key.lastIndexOf('#') + 1)
        .replaceAll('-', '+')
        .replaceAll('_', '/'),
    );
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(placeKeyHead));
  } catch {
    return '';
  }
}
