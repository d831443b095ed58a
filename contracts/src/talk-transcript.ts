/** A piece of what was said. */
export interface TranscriptSegment {
  /** Seconds from the beginning of the talk; of no two the same, in their order. */
  start: number;
  text: string;
  /** The slide that was shown, from 1; null before the first, and of a talk without slides. */
  slide: number | null;
}

export interface TranscriptError {
  /** From 1. */
  line: number;
  /** The error, without the line and the full stop. */
  message: string;
}

interface Cue {
  line: number;
  start: number;
  text: string[];
}

/** `1:02:03`, `02:03` or `02:03.450`, with a comma as well. */
const time = String.raw`(?:(\d{1,2}):)?(\d{1,3}):(\d{2})(?:[.,]\d{1,3})?`;
const spokenLine = new RegExp(String.raw`^\[?${time}\]?(?:\s+(?<text>.*))?$`);
const cueLine = new RegExp(String.raw`^${time}\s+-->\s+${time}`);
const slideMark = /^\[(\d{1,3})\]\s*/;
const longestSegment = 2_000;

/**
 * Reads a transcript: WebVTT, or lines that begin with a time (`02:15 Lo primero…`), where lines without one go on with
 * what was said before. A text that begins with `[3]` says that the third slide is shown from then on.
 * @param slides how many slides there are
 */
export function readTranscript(
  source: string,
  slides: number,
): { segments: TranscriptSegment[]; errors: TranscriptError[] } {
  const errors: TranscriptError[] = [];
  const lines = source.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const cues = lines[0]?.startsWith('WEBVTT') ? readCues(lines, errors) : readLines(lines, errors);
  return { segments: segmentsOf(cues, slides, errors), errors: errors.sort((a, b) => a.line - b.line) };
}

function readLines(lines: string[], errors: TranscriptError[]): Cue[] {
  const cues: Cue[] = [];
  for (const [index, line] of lines.entries()) {
    const said = line.trim();
    if (!said) continue;
    const match = spokenLine.exec(said);
    if (match) cues.push({ line: index + 1, start: seconds(match), text: [match.groups?.text ?? ''] });
    else if (cues.length > 0) cues.at(-1)?.text.push(said);
    else errors.push({ line: index + 1, message: 'empieza por un tiempo, como 00:00 Hola a todas' });
  }
  return cues;
}

/** Of WebVTT: what stands below each time; notes, styles and names of cues are left out. */
function readCues(lines: string[], errors: TranscriptError[]): Cue[] {
  const cues: Cue[] = [];
  let open: Cue | null = null;
  for (const [index, line] of lines.entries()) {
    const said = line.trim();
    if (!said) open = null;
    else if (said.includes('-->')) {
      const match = cueLine.exec(said);
      if (!match) errors.push({ line: index + 1, message: 'ese tiempo no se entiende: 00:00.000 --> 00:04.000' });
      open = { line: index + 1, start: match ? seconds(match) : 0, text: [] };
      if (match) cues.push(open);
    } else if (open) open.text.push(said.replace(/<[^<>]*>/g, ''));
  }
  if (cues.length === 0 && errors.length === 0) errors.push({ line: 1, message: 'no hay nada debajo de WEBVTT' });
  return cues;
}

function seconds([, hours = '0', minutes = '0', rest = '0']: RegExpExecArray): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
}

function segmentsOf(cues: Cue[], slides: number, errors: TranscriptError[]): TranscriptSegment[] {
  const segments: TranscriptSegment[] = [];
  let slide: number | null = null;
  for (const { line, start, text } of cues) {
    const wrong = (message: string) => errors.push({ line, message });
    let said = text.join(' ').replace(/\s+/g, ' ').trim();
    const mark = slideMark.exec(said);
    if (mark) {
      const number = Number(mark[1]);
      if (number >= 1 && number <= slides) slide = number;
      else
        wrong(
          slides === 0 ? 'habla de una diapositiva, y no hay ninguna' : `no hay diapositiva ${number}: hay ${slides}`,
        );
      said = said.slice(mark[0].length);
    }
    const before = segments.at(-1);
    if (!said) wrong('no dice nada después del tiempo');
    else if (said.length > longestSegment)
      wrong(`no puede pasar de ${longestSegment} caracteres: pártela con otro tiempo`);
    else if (before && start < before.start) wrong(`${clock(start)} va antes de ${clock(before.start)}`);
    // Two cues of one second are one thing said: its address is the second.
    else if (before && start === before.start) {
      before.text = `${before.text} ${said}`;
      before.slide = slide;
    } else segments.push({ start, text: said, slide });
  }
  return segments;
}

/** Returns a transcript as editable text, a segment a line: `1:35 [4] Bienvenidas`. `readTranscript` returns the same segments from it. */
export function writeTranscript(segments: readonly TranscriptSegment[]): string {
  let shown: number | null = null;
  return segments
    .map(({ start, text, slide }) => {
      const mark = slide !== null && slide !== shown ? `[${slide}] ` : '';
      shown = slide;
      return `${clock(start)} ${mark}${text}`;
    })
    .join('\n');
}

/** Returns a time as players show it: `1:35`, or `1:02:03` from an hour on. @param start in whole seconds */
export function clock(start: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(start / 3600), Math.floor((start % 3600) / 60), start % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`;
}
