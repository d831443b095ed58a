/** Where the files of this release are; the bundler fills it in. */
declare const __webpack_public_path__: string;

/**
 * Returns the address of an example's document. It is always the site's own, where the document's policy is: a page frames nothing else.
 * @param name of a document that the build has written below `examples/`
 */
export function exampleAddress(name: string): string {
  const path = __webpack_public_path__.replace(/^https?:\/\/[^/]+/, '');
  return `${path}examples/${name}.html`;
}

/** The id of an example's element in its page. */
export const elementIdOf = (id: string) => `ejemplo-${id}`;
