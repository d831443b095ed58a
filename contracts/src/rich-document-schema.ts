import * as z from 'zod/mini';
import { documentLimits, documentProblem, type ListItem, type RichDocument } from './rich-document.ts';

const { parts, text: longest, blocks, href, alt, caption, listDepth } = documentLimits;

// Strict: an attribute or a node that is not listed here is refused, so that nothing is stored that nobody has thought of.

const mark = z.union([
  z.strictObject({ type: z.enum(['bold', 'italic', 'code']) }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: z.string().check(z.maxLength(href)) }) }),
]);

const words = z.string().check(z.minLength(1), z.maxLength(longest));

const inline = z.union([
  z.strictObject({
    type: z.literal('text'),
    text: words,
    marks: z.optional(z.array(mark).check(z.maxLength(4))),
  }),
  z.strictObject({ type: z.literal('hardBreak') }),
]);

const line = z.optional(z.array(inline).check(z.maxLength(parts)));

const paragraph = z.strictObject({ type: z.literal('paragraph'), content: line });

/** Lists down to a depth: no recursion, so that nothing can be nested without end. */
function listTo(depth: number): z.ZodMiniType<{ type: 'bulletList' | 'orderedList'; content: ListItem[] }> {
  const piece = depth > 1 ? z.union([paragraph, listTo(depth - 1)]) : paragraph;
  return z.strictObject({
    type: z.enum(['bulletList', 'orderedList']),
    content: z
      .array(
        z.strictObject({
          type: z.literal('listItem'),
          content: z.array(piece).check(z.minLength(1), z.maxLength(parts)),
        }),
      )
      .check(z.minLength(1), z.maxLength(parts)),
  }) as unknown as z.ZodMiniType<{ type: 'bulletList' | 'orderedList'; content: ListItem[] }>;
}

const block = z.union([
  paragraph,
  z.strictObject({
    type: z.literal('heading'),
    attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3)]) }),
    content: line,
  }),
  listTo(listDepth),
  z.strictObject({
    type: z.literal('blockquote'),
    content: z.array(paragraph).check(z.minLength(1), z.maxLength(parts)),
  }),
  z.strictObject({
    type: z.literal('codeBlock'),
    content: z.optional(z.array(z.strictObject({ type: z.literal('text'), text: words })).check(z.maxLength(1))),
  }),
  z.strictObject({ type: z.literal('horizontalRule') }),
  z.strictObject({
    type: z.literal('picture'),
    attrs: z.strictObject({
      src: z.string().check(z.maxLength(120)),
      alt: z.string().check(z.maxLength(alt)),
      caption: z.string().check(z.maxLength(caption)),
      width: z.int().check(z.gte(1), z.lte(10_000)),
      height: z.int().check(z.gte(1), z.lte(10_000)),
    }),
  }),
]);

/** A formatted text as the API stores and answers it. */
export const richDocumentSchema = z
  .strictObject({
    type: z.literal('doc'),
    content: z.array(block).check(z.minLength(1), z.maxLength(blocks)),
  })
  .check(({ value, issues }) => {
    const message = documentProblem(value as RichDocument);
    if (message) issues.push({ code: 'custom', path: [], message, input: value });
  });
