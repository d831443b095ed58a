/** A name inside a sentence: `en persona` of `En persona`. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A text that opens a sentence: `Castellano y catalán`. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
