/** Marks the buttons above a piece of code: `copy` copies it, `wrap` wraps its lines, or stops wrapping them. */
export const codeMark = 'data-code';

/** Set on the device while code wraps there. */
export const codeWrapKey = 'codeWrap';
