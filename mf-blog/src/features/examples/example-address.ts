/** Where the files of this release are; the bundler fills it in. */
declare const __webpack_public_path__: string;

/** Always the site's own, also where the files of releases are on another origin. */
const ownAddress = (path: string) => __webpack_public_path__.replace(/^https?:\/\/[^/]+/, '') + path;

/**
 * Returns the address of an example's document. It is always the site's own, where the document's policy is: a page frames nothing else.
 * @param name of a document that the build has written below `examples/`
 */
export const exampleAddress = (name: string): string => ownAddress(`examples/${name}.html`);

/**
 * Returns the address of a project that can be downloaded. It is the site's own: another origin's would be opened, not saved.
 * @param archive a file that the build has written below `projects/`
 */
export const archiveAddress = (archive: string): string => ownAddress(`projects/${archive}`);

/** The id of an example's element in its page. */
export const elementIdOf = (id: string) => `ejemplo-${id}`;
