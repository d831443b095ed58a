export default {
  testEnvironment: 'jsdom',
  setupFiles: ['./jest.setup.mjs'],
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
  transform: {
    '\\.jsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'ecmascript', jsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  extensionsToTreatAsEsm: ['.jsx'],
};
