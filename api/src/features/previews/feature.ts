import type { Feature } from '../../feature/feature.ts';
import { previewLinkRoutes } from './link-routes.ts';
import { localCodeRoutes } from './local-code-routes.ts';
import { previewRoutes } from './routes.ts';

/** Versions that the team looks at before they are live. */
export const previews: Feature = {
  name: 'previews',
  routes: [previewRoutes, previewLinkRoutes, localCodeRoutes],
};

// The interface for other features.
export { readLocalCode } from './local-code-pass.ts';
export { passCookie, readPass } from './preview-pass.ts';
