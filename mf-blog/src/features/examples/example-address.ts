/** Where the files of this release are; the bundler fills it in. */
declare const __webpack_public_path__: string;

/** @param name of a document that the build has written below `examples/` */
export function exampleAddress(name: string): string {
  return `${__webpack_public_path__}examples/${name}.html`;
}

/** The id of an example's element in its page. */
export const elementIdOf = (id: string) => `ejemplo-${id}`;
