import { getSchema } from '@tiptap/core';
import { editorExtensions } from './editor-extensions.ts';
import { sliceOf } from './paste-as-text.ts';

const schema = getSchema(editorExtensions);
const blocksOf = (text: string) => {
  const { content } = sliceOf(schema, text);
  return content.content.map((block) => `${block.type.name}: ${block.textBetween(0, block.content.size, ' | ')}`);
};

test('lines of a pasted text become paragraphs, headings and lists', () => {
  expect(blocksOf('Uno\r\n\r\n## Dos\n- a\n• b\n1. c\n2) d\nTres')).toEqual([
    'paragraph: Uno',
    'heading: Dos',
    'bulletList: a | b',
    'orderedList: c | d',
    'paragraph: Tres',
  ]);
});

test('one line goes on with the text around it', () => {
  const { openStart, openEnd } = sliceOf(schema, 'una palabra');
  expect([openStart, openEnd]).toEqual([1, 1]);
});

test('HTML is text like any other', () => {
  expect(blocksOf('<img src=x onerror=alert(1)>')).toEqual(['paragraph: <img src=x onerror=alert(1)>']);
});

test('the editor knows the nodes and marks that are stored, and no others', () => {
  expect(Object.keys(schema.nodes).sort()).toEqual(
    [
      ...['doc', 'text', 'paragraph', 'heading', 'listItem', 'blockquote', 'codeBlock', 'horizontalRule', 'hardBreak'],
      ...['picture', 'bulletList', 'orderedList'],
    ].sort(),
  );
  expect(Object.keys(schema.marks).sort()).toEqual(['bold', 'code', 'italic', 'link']);
});
