import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import {
  startTestObjectStore,
  type TestObjectStore,
  type TestObjectStoreSettings,
} from '@femcoders/services/test-object-store';
import type { ObjectStore } from '../object-store.ts';
import { createS3Store, type S3StoreSettings } from '../s3-store.ts';

export interface TestBucket {
  server: TestObjectStore;
  store: ObjectStore;
  /** As `STORAGE_URL` names it. */
  url: string;
  close(): Promise<void>;
}

/** A bucket of a real S3 service, and what opens it in this process's environment. */
export async function openTestBucket(
  settings: S3StoreSettings & { server?: TestObjectStoreSettings } = {},
): Promise<TestBucket> {
  const server = await startTestObjectStore(settings.server);
  const { endpoint } = server;
  Object.assign(process.env, server.variables);
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: 'site' }));
  client.destroy();
  const store = createS3Store({ bucket: 'site', prefix: 'of/the-site/', endpoint }, settings);
  return {
    server,
    store,
    url: `s3://site/of/the-site?endpoint=${endpoint}`,
    async close() {
      store.close();
      await server.stop();
    },
  };
}
