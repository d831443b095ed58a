import type { Caption } from './film-plan.ts';

/**
 * Captions as a WebVTT file.
 * @param seconds how long the film lasts: the last caption stays until then
 */
export function webVtt(captions: Caption[], seconds: number): string {
  const cues = captions.map(({ from, text }, index) => {
    const until = captions[index + 1]?.from ?? seconds;
    return `${stamp(from)} --> ${stamp(until)}\n${escaped(text)}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

/** `7.5` → `00:07.500` */
function stamp(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${String(minutes).padStart(2, '0')}:${(seconds - minutes * 60).toFixed(3).padStart(6, '0')}`;
}

/** A cue may carry its own tags, so these three signs are written as in HTML. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
