/** Marks the buttons that copy the code below them. */
export const copyCodeMark = 'data-copy-code';

/** Marks the buttons that wrap the lines of code, or stop wrapping them. */
export const wrapCodeMark = 'data-wrap-code';

/** Set on the device while code wraps there. */
export const codeWrapKey = 'codeWrap';
