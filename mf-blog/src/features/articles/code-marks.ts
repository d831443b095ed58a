/**
 * Marks the buttons of a text: `copy` copies the code below it, `wrap` wraps its lines, or stops wrapping them, `read`
 * marks the article as read.
 */
export const codeMark = 'data-code';

/** Set on the device while code wraps there. */
export const codeWrapKey = 'codeWrap';

/** Under which the device keeps the articles that were marked as read. */
export const readArticlesKey = 'readArticles';

/** The terms that a text marks: links to the glossary, which are explained on the spot. */
export const termPrefix = '/recursos/glosario#';
