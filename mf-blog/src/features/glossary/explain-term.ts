import { plainText } from '../quizzes/rich-text.ts';
import styles from './components/term-note.module.css';
import { allTerms, type GlossaryTerm } from './glossary.ts';

/** Distance between a word and what explains it, and from the window's edges, in pixels. */
const gap = 8;

/**
 * Explains a word of the glossary next to it, until she goes on: with Escape, with a press elsewhere, or when the focus
 * leaves both.
 * @param link the word in the text: a link to the glossary
 */
export function explainTerm(link: HTMLAnchorElement): void {
  const id = decodeURIComponent(link.hash.slice(1));
  const term = allTerms().find((one) => one.id === id);
  if (!term) return void location.assign(link.href);
  for (const before of document.querySelectorAll(`.${styles.note}`)) before.remove();
  const note = noteOf(term);
  // Next to the word, so that the keyboard comes to its link next.
  link.after(note);
  note.showPopover();
  place(note, link);
  link.setAttribute('aria-describedby', note.id);
  const close = () => note.isConnected && note.hidePopover();
  note.addEventListener('toggle', ({ newState }) => {
    if (newState !== 'closed') return;
    link.removeAttribute('aria-describedby');
    removeEventListener('scroll', close);
    note.remove();
  });
  for (const element of [link, note])
    element.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget !== link && !note.contains(relatedTarget as Node | null) && relatedTarget !== null) close();
    });
  addEventListener('scroll', close, { passive: true });
}

function noteOf({ id, es, en, says, learn }: GlossaryTerm): HTMLElement {
  const note = document.createElement('span');
  note.id = `nota-${id}`;
  note.className = styles.note ?? '';
  note.popover = 'auto';
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
