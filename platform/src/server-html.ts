const kept = new Map<string, Node[]>();

/** Marks a part of the server's HTML that exists nowhere else. Its element has an id. */
export const keptHtmlMark = { 'data-kept-html': '' };

/**
 * Remembers the marked parts of a page before React takes it over. React throws all of the server's nodes away where one
 * of them is not what it expects, as after a translation or a change by an extension; what no code can draw would be gone.
 */
export function keepServerHtml(page: ParentNode): void {
  for (const part of page.querySelectorAll('[data-kept-html]')) kept.set(part.id, [...part.childNodes]);
}

/** The nodes that the server sent inside the marked part of this id, undefined where it sent none. */
export function serverHtml(id: string): Node[] | undefined {
  return kept.get(id);
}
