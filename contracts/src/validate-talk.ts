import { outsideLinkProblem } from './outside-link.ts';
import type { FieldProblem } from './problem.ts';
import { talkLimits } from './talk-limits.ts';
import { readTranscript } from './talk-transcript.ts';
import { isDay, problemsOf, textProblem, tooLong } from './text-problems.ts';
import { videoAddress } from './video-frame.ts';

/** One slide, as text that everybody can read. */
export interface SlideFields {
  title: string;
  points: string[];
  /** Shown as it is; empty when there is none. */
  code: string;
  /** A description of what is shown and not said: pictures, drawings, a demonstration. */
  notes: string;
}

/** The texts of a talk; texts without the white space around them, empty when not given. */
export interface TalkFields {
  title: string;
  summary: string;
  topics: string[];
  /** ISO date of the day on which it was given. */
  givenOn: string;
  minutes: number;
  /** Places of its speakers below `/equipo/`. */
  speakers: string[];
  /** Path of a file of this site, or an address that `videoAddress` knows. */
  video: string;
  resources: { title: string; address: string }[];
  slides: SlideFields[];
  /** As `readTranscript` reads it. */
  transcript: string;
}

/**
 * Returns the problems that keep a talk from being stored, in the order of the form: the same sentences in the browser and
 * in the API.
 */
export function validateTalk(fields: TalkFields): FieldProblem[] {
  const { title, summary, givenOn, minutes, speakers, video, slides } = fields;
  const limits = talkLimits;
  const checks: [field: string, problem: string | null][] = [
    ['title', textProblem('El título', title, limits.title, 'Escribe el título')],
    ['summary', textProblem('El resumen', summary, limits.summary, 'Escribe el resumen')],
    ['topics', topicsProblem(fields.topics)],
    ['givenOn', isDay(givenOn) ? null : 'Escribe el día en que se dio, con una fecha que exista'],
    ['minutes', minutesProblem(minutes)],
    ['speakers', speakers.length > limits.speakers ? `Pon como mucho ${limits.speakers} ponentes` : null],
    ['video', videoProblem(video)],
    ...resourceProblems(fields.resources),
    ...slideProblems(slides),
    ['transcript', transcriptProblem(fields.transcript, slides.length)],
  ];
  return problemsOf(checks);
}

/** @returns what is wrong with the topics of a talk or a proposal */
export function topicsProblem(topics: readonly string[]): string | null {
  const { topics: most, topic: longest } = talkLimits;
  if (topics.length === 0) return 'Escribe al menos un tema';
  if (topics.length > most) return `Pon como mucho ${most} temas (llevas ${topics.length})`;
  const wordless = topics.find((topic) => !/[\p{L}\p{N}]/u.test(topic));
  if (wordless) return `El tema «${wordless.slice(0, longest)}» no tiene letras ni números`;
  const long = topics.find((topic) => topic.length > longest);
  return long ? `El tema «${long.slice(0, longest)}…» no puede pasar de ${longest} caracteres` : null;
}

function minutesProblem(minutes: number): string | null {
  const whole = Number.isInteger(minutes) && minutes >= 1 && minutes <= talkLimits.minutes;
  return whole ? null : `Escribe cuántos minutos dura, entre 1 y ${talkLimits.minutes}`;
}

/** A video of this site, by its path. */
export const ownVideoPath = /^\/(?!\/)[^\s\\?#]+\.(?:mp4|webm)$/;

function videoProblem(video: string): string | null {
  if (!video || videoAddress.test(video) || ownVideoPath.test(video))
    return tooLong('El vídeo', video, talkLimits.address);
  return 'Escribe la ruta de un vídeo de este sitio, como /assets/…/charla.mp4, o su dirección en YouTube';
}

function resourceProblems(resources: TalkFields['resources']): [string, string | null][] {
  const { resources: most, resourceTitle, address: longest } = talkLimits;
  if (resources.length > most) return [['resources', `Pon como mucho ${most} recursos`]];
  return resources.flatMap(({ title, address }, n): [string, string | null][] => [
    [`resources.${n}.title`, textProblem('El nombre', title, resourceTitle, 'Escribe cómo se llama')],
    [`resources.${n}.address`, outsideLinkProblem(address, longest)],
  ]);
}

function slideProblems(slides: SlideFields[]): [string, string | null][] {
  const limits = talkLimits;
  if (slides.length > limits.slides) return [['slides', `Pon como mucho ${limits.slides} diapositivas`]];
  return slides.flatMap(({ title, points, code, notes }, n): [string, string | null][] => [
    [`slides.${n}.title`, textProblem('El título', title, limits.slideTitle, 'Escribe el título de la diapositiva')],
    [`slides.${n}.points`, pointsProblem(points)],
    [`slides.${n}.code`, tooLong('El código', code, limits.slideCode)],
    [`slides.${n}.notes`, tooLong('La descripción', notes, limits.slideNotes)],
  ]);
}

function pointsProblem(points: string[]): string | null {
  const { slidePoints, slidePoint } = talkLimits;
  if (points.length > slidePoints) return `Pon como mucho ${slidePoints} puntos (llevas ${points.length})`;
  const long = points.find((point) => point.length > slidePoint);
  return long ? `El punto «${long.slice(0, 30)}…» no puede pasar de ${slidePoint} caracteres` : null;
}

function transcriptProblem(transcript: string, slides: number): string | null {
  const long = tooLong('La transcripción', transcript, talkLimits.transcript);
  if (long) return long;
  const { errors } = readTranscript(transcript, slides);
  const [first] = errors;
  if (!first) return null;
  const more = errors.length > 1 ? ` Y ${errors.length - 1} más.` : '';
  return `Línea ${first.line}: ${first.message}.${more}`;
}
