import { TestEnvironment } from 'jest-environment-jsdom';
import { makeComputedStyleLazy } from './computed-style.mjs';

/** The globals of browsers that jsdom lacks (or has in another realm than the one that `fetch` answers from) and Node has. */
const fromNode = [
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TextEncoderStream',
  'TransformStream',
  'WritableStream',
  'fetch',
  'structuredClone',
];

/** jsdom with the web platform's own request, stream and abort classes, which react-router and the API client need. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    makeComputedStyleLazy(this.global);
    for (const name of fromNode) {
      Object.defineProperty(this.global, name, { value: globalThis[name], configurable: true, writable: true });
    }
  }
}
