import { type Rspack, rspack } from '@rsbuild/core';

const commonJs = /(@module-federation\/[^/]+\/dist\/.*)\.cjs$/;

/**
 * Takes the federation runtime's ES modules where the federation plugin names its CommonJS files, which cannot be
 * tree-shaken.
 */
export const federationEsmPlugin: Rspack.RspackPluginInstance = {
  apply(compiler) {
    compiler.hooks.afterPlugins.tap({ name: 'federation-esm', stage: 1000 }, () => {
      const { alias } = compiler.options.resolve;
      if (!alias) return;
      for (const [name, target] of Object.entries(alias)) {
        if (typeof target === 'string') alias[name] = target.replace(commonJs, '$1.js');
      }
    });
    new rspack.NormalModuleReplacementPlugin(commonJs, (data) => {
      data.request = data.request.replace(commonJs, '$1.js');
    }).apply(compiler);
  },
};
