/**
 * Something that can be seen in the result of an example, and that a text claims or a task asks for. A measure is
 * rounded to half a pixel, so that no browser's fractions decide.
 */
export interface Check {
  /** The first element that matches is looked at; it may end in a pseudo-element such as `::before`. */
  selector: string;
  /**
   * The measured property: a computed property (`color`, `--mine`), `rect.width`, `rect.height`, `rect.top`, `rect.left`,
   * `rect.right`, `rect.bottom` (pixels, from the frame's corner), `text` (its words), `count` (how many elements
   * match), `matches` (`is: ':has(img)'` asks whether it matches that selector, too), `console.text` and `console.count`
   * (what the console says: its lines are `li` with the class of their level, `li.error:first-child`), or what assistive technology gets
   * of it: `ax.role`, `ax.name`, `ax.level` and the like, which only tests can read.
   */
  property: string;
  is?: string | number;
  isNot?: string | number;
  /** At least, at most: compared as numbers, `12px` as 12. */
  atLeast?: number;
  atMost?: number;
  /** The three that follow name another element, whose same property is compared. */
  sameAs?: string;
  lessThan?: string;
  moreThan?: string;
  /** The values that are typed or chosen before, by the selectors of their fields. */
  type?: Record<string, string>;
  /** An element that is clicked before, or several, one after the other. */
  click?: string | string[];
  /** How long it may take to hold, in milliseconds: what waits for an answer or a timer. */
  within?: number;
  /** Width of the frame in pixels; 800 by default. */
  width?: number;
  /**
   * The media feature to emulate. With it, or with `hover`, `focus` or `press`, only tests look: a page cannot
   * pretend it.
   */
  media?: Media;
  /** An element that the pointer is on. */
  hover?: string;
  /** An element that the keyboard is on. */
  focus?: string;
  /** Keys that are pressed before, one after the other: `Tab`, `Enter`, `Escape`. */
  press?: string[];
  /** Which code it is about: what the reader finds, or the solution. The solution by default, where there is one. */
  on?: 'start' | 'solution';
  /** The requirement in words for the reader: "Las tarjetas miden lo mismo". */
  says?: string;
}

export type Media = 'dark' | 'reduced-motion' | 'forced-colors' | 'more-contrast' | 'print';

/** Whether a page can look by itself, in front of the reader. */
export function isForReaders({ media, hover, focus, press, property }: Check): boolean {
  return !(media ?? hover ?? focus ?? press) && !property.startsWith('ax.');
}

/** Whether something is typed or clicked before it looks. */
export const acts = ({ click, type }: Check) => Boolean(click ?? type);

export interface CheckResult {
  ok: boolean;
  /** The value found, for messages; null when no element matches. */
  found: string | number | null;
}

/** The code that a frame renders. */
export interface ExampleCode {
  html: string;
  css: string;
  /** A script that runs once the document is there; empty without one. */
  js: string;
}

export const isSameCode = (a: ExampleCode, b: ExampleCode) => a.html === b.html && a.css === b.css && a.js === b.js;

/** An answer of the server that an example pretends to have: the first of a path to the first call, the last to all that follow. */
export interface Answer {
  /** `/api/charlas`, with or without its query. */
  path: string;
  /** `GET` by default. */
  method?: string;
  /** Milliseconds until it comes. */
  delay?: number;
  /** 200 by default. */
  status?: number;
  /** Its body, as JSON or as text. */
  json?: unknown;
  text?: string;
  /** The body is what was sent, with an `id`. */
  echo?: boolean;
  /** The network fails. */
  fails?: boolean;
}

/** Width of a frame whose check does not ask for one, in pixels. */
export const usualWidth = 800;
