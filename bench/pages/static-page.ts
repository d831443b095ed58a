/** Matches scripts and markers, which are not needed to read a page. */
const machinery = [/<script\b[\s\S]*?<\/script>/g, /<!--[\s\S]*?-->/g];

/**
 * The page as a hand would have written it: the same words, pictures and styles, without a script.
 * @param html a page of the site as the server sends it
 */
export function staticPage(html: string): string {
  return machinery.reduce((text, part) => text.replace(part, ''), html);
}
