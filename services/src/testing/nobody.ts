import { execFileSync } from 'node:child_process';

/** The account that exists everywhere and owns nothing, by its numbers. */
export function nobody(): { uid: number; gid: number } {
  const numberOf = (which: '-u' | '-g') => Number(execFileSync('id', [which, 'nobody'], { encoding: 'utf8' }));
  return { uid: numberOf('-u'), gid: numberOf('-g') };
}
