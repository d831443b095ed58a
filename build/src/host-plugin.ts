import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { sharedModules } from './shared-modules.ts';

/** The shell's side of Module Federation: it carries what is shared and knows no remote beforehand. */
export function hostPlugin() {
  return new ModuleFederationPlugin({
    name: 'femcoders_shell',
    remotes: {},
    shared: sharedModules('host'),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    experiments: { optimization: { target: 'web', disableSnapshot: true } },
  });
}
