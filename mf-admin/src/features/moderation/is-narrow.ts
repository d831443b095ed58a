/** Whether the list and the comment take turns on the screen; the same width as in the styles. */
export const isNarrow = (): boolean => window.matchMedia('(max-width: 51.25em)').matches;
