import type { SharedName } from '@femcoders/contracts/shared-names';
import * as platform from '@femcoders/platform';
import platformPackage from '@femcoders/platform/package.json' with { type: 'json' };
import * as sharedUi from '@femcoders/shared-ui';
import sharedUiPackage from '@femcoders/shared-ui/package.json' with { type: 'json' };
import react from 'react';
import jsxRuntime from 'react/jsx-runtime';
import reactDom from 'react-dom';

/** The libraries that remotes share with the shell, by import name. */
export const sharedLibraries = {
  react: share(react.version, react),
  'react-dom': share(reactDom.version, reactDom),
  'react/jsx-runtime': share(react.version, jsxRuntime),
  '@femcoders/platform': share(platformPackage.version, platform),
  '@femcoders/shared-ui': share(sharedUiPackage.version, sharedUi),
} satisfies Record<SharedName, unknown>;

function share(version: string, library: unknown) {
  return {
    version,
    lib: () => library,
    shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
  };
}
