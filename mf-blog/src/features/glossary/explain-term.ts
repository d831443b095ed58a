import { plainText } from '../quizzes/rich-text.ts';
import styles from './components/term-note.module.css';
import { allTerms, type GlossaryTerm } from './glossary.ts';

/** Distance between a word and what explains it, and from the window's edges, in pixels. */
const gap = 8;

/** Closes the explanation that is open. */
let closeOpen = (): void => undefined;

/**
 * Explains a word of the glossary next to it, until she goes on: with Escape, with a press elsewhere, or when the focus
 * leaves both.
 * @param link the word in the text: a link to the glossary
 */
export function explainTerm(link: HTMLAnchorElement): void {
  const id = decodeURIComponent(link.hash.slice(1));
  const term = allTerms().find((one) => one.id === id);
  if (!term) {
    location.assign(link.href);
    return;
  }
  const focused = document.activeElement;
  // She went on while this code was on its way.
  if (focused && focused !== document.body && focused !== link) return;
  closeOpen();
  const note = noteOf(term);
  document.getElementById(note.id)?.remove();
  // Next to the word, so that the keyboard comes to its link next.
  link.after(note);
  note.showPopover();
  place(note, link);
  link.setAttribute('aria-describedby', note.id);
  closeOpen = closing(note, link);
}

/**
 * Listens for what closes an explanation. The browser would close one by itself, but gives the focus back to the word,
 * also where Tab has just taken it further.
 */
function closing(note: HTMLElement, link: HTMLElement): () => void {
  const endings: (() => void)[] = [];
  const listen = (target: EventTarget, kind: string, listener: (event: Event) => void) => {
    target.addEventListener(kind, listener, { passive: true });
    endings.push(() => target.removeEventListener(kind, listener));
  };
  const close = () => {
    for (const end of endings) end();
    link.removeAttribute('aria-describedby');
    // It stays in its place: the focus may be on its way out of it.
    note.hidePopover();
    note.hidden = true;
    closeOpen = () => undefined;
  };
  const isOwn = (target: EventTarget | null) => target === link || note.contains(target as Node | null);
  const follow = () => (link.isConnected ? place(note, link) : close());

  for (const element of [link, note])
    listen(element, 'focusout', (event) => {
      // Nothing has the focus after a press on plain text, or while another window has it.
      const next = (event as FocusEvent).relatedTarget;
      if (next && !isOwn(next)) close();
    });
  listen(document, 'pointerdown', ({ target }) => {
    if (!isOwn(target)) close();
  });
  listen(document, 'keydown', (event) => {
    if ((event as KeyboardEvent).key !== 'Escape') return;
    if (note.contains(document.activeElement)) link.focus();
    close();
  });
  listen(window, 'scroll', follow);
  listen(window, 'resize', follow);
  return close;
}

function noteOf({ id, es, en, says, learn }: GlossaryTerm): HTMLElement {
  const note = document.createElement('span');
  note.id = `nota-${id}`;
  note.className = styles.note ?? '';
  note.popover = 'manual';
  note.role = 'note';
  const name = document.createElement('strong');
  name.textContent = es;
  const english = document.createElement('span');
  english.lang = 'en';
  english.textContent = en === es ? '' : en;
  const words = document.createElement('span');
  words.textContent = plainText(says);
  const more = document.createElement('a');
  more.href = learn.href;
  more.textContent = `Aprenderlo: ${learn.title}`;
  note.append(name, ' ', english, words, more);
  return note;
}

/** Below the word, or above where there is more room; always whole in the window. */
function place(note: HTMLElement, link: HTMLElement): void {
  const word = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = note;
  const left = Math.max(gap, Math.min(word.left, document.documentElement.clientWidth - width - gap));
  const fitsBelow = word.bottom + gap + height <= innerHeight;
  note.style.left = `${left}px`;
  note.style.top = `${fitsBelow ? word.bottom + gap : Math.max(gap, word.top - gap - height)}px`;
}
