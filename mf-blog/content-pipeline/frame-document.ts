import { exampleDocument } from '../src/features/examples/example-document.ts';
import { drawDocument } from '../src/features/examples/frame/draw-document.ts';
import { measureCheck } from '../src/features/examples/frame/measure-check.ts';
import { startFrame } from '../src/features/examples/frame/start-frame.ts';

/**
 * The document that every live example begins as: an empty one that draws what the page around it sends. Its script is
 * the text of three functions, from which Node has taken the types already.
 */
export function frameDocument(): string {
  const script = `(${startFrame})(${drawDocument}, ${measureCheck})`.replaceAll(/<\/script/gi, '<\\/script');
  return exampleDocument({ html: `<script>${script}</script>`, css: '' }, '');
}
