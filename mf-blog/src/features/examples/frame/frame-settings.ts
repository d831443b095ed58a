import type { ExampleCode } from '../check.ts';

/** Names of the documents that live frames show until they are sent something to draw: the second can run scripts of an example, too. */
export const frameName = 'marco';
export const scriptFrameName = 'marco-js';

/** @returns the document that can draw this code */
export const frameNameOf = ({ js }: ExampleCode) => (js ? scriptFrameName : frameName);

/** Height of the console below a result, in pixels. */
export const consoleHeight = 176;

/** The sandbox of a frame: it may run its scripts and validate forms. No origin, no top window, no other windows. */
export const frameSandbox = 'allow-scripts allow-forms';
