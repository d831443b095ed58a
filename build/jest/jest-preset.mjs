import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const own = (name) => join(import.meta.dirname, name);
const installed = (name) => fileURLToPath(import.meta.resolve(name));

/**
 * How tests of code that runs in the browser are run, here and in teams' own repositories: `"jest": { "preset": "@femcoders/build" }`.
 */
export default {
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testEnvironment: own('browser-environment.mjs'),
  setupFilesAfterEnv: [own('setup.mjs')],
  // For busy machines, in ms.
  testTimeout: 20_000,
  transform: {
    '^.+\\.(?:[jt]sx?|mjs)$': [
      installed('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2024',
        },
        module: { type: 'commonjs', ignoreDynamic: false },
        swcrc: false,
      },
    ],
  },
  // These come as ES modules only; ours lie there in a team's own repository.
  transformIgnorePatterns: [
    '/node_modules/(?!(?:@femcoders/|@tanstack/(?:react-table|table-core|react-store|store)/))',
  ],
  moduleNameMapper: {
    '\\.css$': installed('identity-obj-proxy'),
    '\\.(?:svg|png|jpe?g|webp|avif|woff2|mp4|webm)$': own('asset-address.cjs'),
  },
};
