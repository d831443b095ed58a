import type { DocumentRoute } from '@femcoders/platform';
import { hubFeed } from './features/hub/hub-feed.ts';

/** Returns the documents that this remote has for programs. */
export function createDocuments(): DocumentRoute[] {
  return [hubFeed];
}
