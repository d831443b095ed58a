import { join } from 'node:path';
import preset from '@femcoders/build/jest-preset';

/** Tests of code that runs in the browser. What runs in Node unbuilt is tested with `node --test` (scripts/check.ts). */
export default {
  ...preset,
  rootDir: import.meta.dirname,
  testMatch: [
    ...['platform', 'shared-ui', 'kit', 'shell/src', 'mf-*/src'].map(
      (folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`,
    ),
  ],
  maxWorkers: 2,
  cacheDirectory: join(import.meta.dirname, 'node_modules/.cache/jest'),
  moduleNameMapper: {
    ...preset.moduleNameMapper,
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
