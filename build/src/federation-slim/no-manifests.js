// Stands for two modules of the federation runtime: see federation-slim-plugin.ts.

function refuse() {
  throw new Error('This site registers its remotes with their entries: there is no manifest to read or preload by.');
}

/** What the runtime asks of a snapshot handler when a plugin or a remote is registered. */
export class SnapshotHandler {
  hooks = { applyPlugin() {} };
  manifestCache = new Map();
  loadRemoteSnapshotInfo = refuse;
}

/** No remote is known by a manifest. */
export const getGlobalRemoteInfo = () => ({});

export const defaultPreloadArgs = {};
export const formatPreloadArgs = refuse;
export const normalizePreloadExposes = refuse;
export const preloadAssets = refuse;
