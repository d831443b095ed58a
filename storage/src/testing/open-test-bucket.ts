import { CreateBucketCommand, PutBucketAclCommand, S3Client } from '@aws-sdk/client-s3';
import {
  startTestObjectStore,
  type TestObjectStore,
  type TestObjectStoreSettings,
} from '@femcoders/services/testing/test-object-store';
import type { ObjectStore } from '../object-store.ts';
import { createS3Store, type S3StoreSettings } from '../s3-store.ts';

export interface TestBucket {
  server: TestObjectStore;
  store: ObjectStore;
  /** As `STORAGE_URL` names it. */
  url: string;
  /** Lets everybody read it. @returns the address below which its objects are then, with a slash */
  openToAll(): Promise<string>;
  close(): Promise<void>;
}

/** A bucket of a real S3 service, and what opens it in this process's environment. */
export async function openTestBucket(
  settings: S3StoreSettings & { server?: TestObjectStoreSettings } = {},
): Promise<TestBucket> {
  const server = await startTestObjectStore(settings.server);
  const { endpoint } = server;
  Object.assign(process.env, server.variables);
  const administer = async (act: (client: S3Client) => Promise<unknown>) => {
    const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true });
    await act(client).finally(() => client.destroy());
  };
  await administer((client) => client.send(new CreateBucketCommand({ Bucket: 'site' })));
  const store = createS3Store({ bucket: 'site', prefix: 'of/the-site/', endpoint }, settings);
  return {
    server,
    store,
    url: `s3://site/of/the-site?endpoint=${endpoint}`,
    async openToAll() {
      await administer((client) => client.send(new PutBucketAclCommand({ Bucket: 'site', ACL: 'public-read' })));
      return `${endpoint}/v1/AUTH_site/site/of/the-site/`;
    },
    async close() {
      store.close();
      await server.stop();
    },
  };
}
