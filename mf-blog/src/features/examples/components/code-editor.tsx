import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { html } from '@codemirror/lang-html';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ExampleCode } from '../check.ts';

export interface CodeEditorProps {
  language: keyof ExampleCode;
  label: string;
  /** Id of the words that say how to leave it. */
  describedBy: string;
  value: string;
  /** Where the reader has touched the code that stood here, in the window's pixels: the cursor goes there. */
  focusAt: { x: number; y: number } | 'keyboard' | null;
  onChange: (value: string) => void;
  /** Ctrl or ⌘ and Enter. */
  onRun: () => void;
}

/** The colours are those of all code of the site (code-block.module.css). */
const colours = HighlightStyle.define([
  { tag: [tags.comment], color: 'var(--tok-comment)' },
  { tag: [tags.propertyName, tags.attributeName, tags.variableName], color: 'var(--tok-property)' },
  { tag: [tags.keyword, tags.definitionKeyword, tags.function(tags.variableName)], color: 'var(--tok-function)' },
  {
    tag: [tags.tagName, tags.className, tags.labelName, tags.modifier, tags.controlKeyword],
    color: 'var(--tok-selector)',
  },
  {
    tag: [tags.number, tags.unit, tags.atom, tags.color, tags.bool, tags.string, tags.attributeValue],
    color: 'var(--tok-value)',
  },
]);

const look = EditorView.theme(
  {
    '&': { height: '100%', backgroundColor: 'transparent', color: 'inherit' },
    '&.cm-focused': { outline: '0' },
    '.cm-scroller': { font: 'inherit', lineHeight: 'inherit', overflow: 'auto' },
    '.cm-content': { padding: '1rem 0', caretColor: 'var(--sun)', outline: '0' },
    '.cm-line': { padding: '0 1.5rem 0 0' },
    '.cm-gutters': { border: '0', backgroundColor: 'var(--art-ink)', color: 'var(--code-quiet)' },
    '.cm-lineNumbers .cm-gutterElement': {
      boxSizing: 'content-box',
      minWidth: 'calc(3.25ch + 4px)',
      padding: '0 2.25ch 0 0',
    },
    '.cm-content ::selection, .cm-line::selection': { backgroundColor: 'var(--violet)' },
    '&.cm-focused .cm-matchingBracket': { backgroundColor: 'transparent', outline: '1px solid currentColor' },
  },
  { dark: true },
);

const common = [lineNumbers(), history(), indentOnInput(), bracketMatching(), syntaxHighlighting(colours), look];

const languages = { html: () => html(), css: () => css(), js: () => javascript() };

/** Id of the description inside the editor's shadow root: no id leads out of it. */
const descriptionId = 'description';

/** The editor's own place in the page. In a shadow root its styles are adopted: as elements the page's policy refuses them. */
function shadowOf(place: HTMLElement, description: string): ShadowRoot {
  const shadow = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
  const text = document.createElement('p');
  Object.assign(text, { id: descriptionId, hidden: true, textContent: description });
  shadow.replaceChildren(text);
  return shadow;
}

/** A code editor; its code is large and comes only when somebody wants to type. */
export function CodeEditor({ language, label, describedBy, value, focusAt, onChange, onRun }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const changed = useEffectEvent(onChange);
  const ran = useEffectEvent(onRun);
  const begin = useEffectEvent(() => ({ doc: value, focusAt }));

  useEffect(() => {
    if (!place.current) return;
    const { doc, focusAt: touch } = begin();
    const run = () => {
      ran();
      return true;
    };
    const shadow = shadowOf(place.current, document.getElementById(describedBy)?.textContent ?? '');
    const opened = new EditorView({
      parent: shadow,
      root: shadow,
      state: EditorState.create({
        doc,
        extensions: [
          keymap.of([{ key: 'Mod-Enter', run }, indentWithTab, ...defaultKeymap, ...historyKeymap]),
          common,
          languages[language](),
          EditorView.contentAttributes.of({
            'aria-label': label,
            'aria-describedby': descriptionId,
            tabindex: '0',
            translate: 'no',
          }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) changed(update.state.doc.toString());
          }),
        ],
      }),
    });
    view.current = opened;
    if (touch) {
      opened.focus();
      const at = touch === 'keyboard' ? null : opened.posAtCoords(touch);
      if (at !== null) opened.dispatch({ selection: { anchor: at } });
    }
    return () => opened.destroy();
  }, [language, label, describedBy]);

  useEffect(() => {
    const { current } = view;
    if (!current || current.state.doc.toString() === value) return;
    current.dispatch({ changes: { from: 0, to: current.state.doc.length, insert: value } });
  }, [value]);

  // Keys reach the page as this element's own: by the attribute the page knows a field in it, whose "/" opens no search.
  return <div ref={place} contentEditable={false} />;
}
