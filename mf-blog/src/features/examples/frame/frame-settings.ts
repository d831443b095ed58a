/** Name of the document that every live frame shows until it is sent something to draw. */
export const frameName = 'marco';

/** The sandbox of a frame: it may run its scripts and validate forms. No origin, no top window, no other windows. */
export const frameSandbox = 'allow-scripts allow-forms';
