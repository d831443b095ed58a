import { ownBlock } from '@femcoders/kit/data/own-block';

/** On a member's page: what she has sent to the team, while there is something. */
export const { loader, Block } = ownBlock(
  async () =>
    (await import(/* webpackChunkName: "my-documents-of" */ '../features/documents/components/my-documents.tsx'))
      .MyDocuments,
);
