import { join } from 'node:path';

const root = import.meta.dirname;

/** Tests of code that runs in the browser. What runs in Node unbuilt is tested with `node --test` (scripts/check.ts). */
export default {
  rootDir: root,
  testMatch: [
    ...['platform', 'shared-ui', 'kit', 'shell/src', 'mf-*/src'].map(
      (folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`,
    ),
    // What readers build with an article is in plain JavaScript, as they write it.
    '<rootDir>/projects/*/src/**/*.test.{js,jsx}',
  ],
  testEnvironment: join(root, 'jest/browser-environment.mjs'),
  setupFilesAfterEnv: [join(root, 'jest/setup.ts')],
  maxWorkers: 2,
  // For busy machines, in ms.
  testTimeout: 20_000,
  cacheDirectory: join(root, 'node_modules/.cache/jest'),
  transform: {
    '^.+\\.(?:[jt]sx?|mjs)$': [
      '@swc/jest',
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
  // These come as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(?:@tanstack/(?:react-table|table-core|react-store|store))/)'],
  moduleNameMapper: {
    '\\.css$': 'identity-obj-proxy',
    '\\.(?:svg|png|jpe?g|webp|avif|woff2|mp4|webm)$': join(root, 'jest/asset-address.cjs'),
    '^@femcoders/platform$': '<rootDir>/platform/src/index.ts',
    '^@femcoders/platform/standalone$': '<rootDir>/platform/src/standalone.tsx',
    '^@femcoders/platform/(.*)$': '<rootDir>/platform/src/$1.ts',
    '^@femcoders/kit/test/render-page$': '<rootDir>/kit/test/render-page.tsx',
    '^@femcoders/kit/test/fake-api$': '<rootDir>/kit/test/fake-api.ts',
    '^@femcoders/kit/(.*)$': '<rootDir>/kit/src/$1',
    '^@femcoders/shared-ui$': '<rootDir>/shared-ui/src/index.ts',
    '^@femcoders/shared-ui/(.*)$': '<rootDir>/shared-ui/parts/$1/$1.tsx',
    '^@femcoders/contracts/(.*)$': '<rootDir>/contracts/src/$1.ts',
  },
};
