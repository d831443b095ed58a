import { rspack } from '@rsbuild/core';

const otherLanguage = /\/(intl\/(?:\w+\/)?)(?!es-ES)[a-z]{2}-[A-Z]{2}\.mjs$/;

/**
 * React Aria contains what it says to screen readers in some forty languages and takes the browser's. The site is in
 * Spanish: so is this, and nobody loads the others.
 */
export const spanishStringsPlugin = new rspack.NormalModuleReplacementPlugin(otherLanguage, (data) => {
  data.request = data.request.replace(otherLanguage, '/$1es-ES.mjs');
});
