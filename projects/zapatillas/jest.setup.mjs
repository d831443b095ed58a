import { TextDecoder, TextEncoder } from 'node:util';

// Los navegadores las tienen, jsdom no, y React Router las usa.
Object.assign(globalThis, { TextDecoder, TextEncoder });
