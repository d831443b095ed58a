import { PassThrough, pipeline, type Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { failWhenIdle } from './idle-timeout.ts';
import { checkKey, checkPrefix, type ObjectStore } from './object-store.ts';
import { toStoreError } from './s3-errors.ts';

export interface S3Place {
  bucket: string;
  /** Ends with `/`, or is empty. */
  prefix: string;
  region?: string;
  /** Address of the service; Amazon's where it is missing. */
  endpoint?: string;
}

export interface S3StoreSettings {
  /** How long the store may say nothing, in milliseconds. */
  silenceMs?: number;
  /** How many keys it is asked for at a time. */
  pageSize?: number;
}

/** Pieces of a stream that is stored, in bytes: ten thousand of them are the most that S3 takes. */
const partBytes = 16_000_000;

/**
 * A store in a bucket of an S3 service. Who asks is read as Amazon's client does: `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`, a
 * profile, or the machine's own role.
 */
export function createS3Store(
  { bucket, prefix, region, endpoint }: S3Place,
  { silenceMs = 10_000, pageSize = 1000 }: S3StoreSettings = {},
): ObjectStore {
  const client = new S3Client({
    region: region ?? 'us-east-1',
    // Services other than Amazon's rarely have a separate name for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: Math.min(silenceMs, 5_000),
      requestTimeout: silenceMs,
      throwOnRequestTimeout: true,
      socketTimeout: silenceMs,
    },
    // What is newer than S3 itself (checksums behind the content) other services do not have; releases are verified by their own hashes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    logger: undefined,
  });
  const place = `s3://${bucket}/${prefix}`;
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + checkKey(key) });
  const refused = (error: unknown) => toStoreError(error, { place, bucket, endpoint });

  /** @returns null where the object is not there */
  async function present<T>(asked: Promise<T>): Promise<T | null> {
    try {
      return await asked;
    } catch (error) {
      const failed = refused(error);
      if (failed === null) return null;
      throw failed;
    }
  }

  async function done<T>(asked: Promise<T>): Promise<T> {
    try {
      return await asked;
    } catch (error) {
      throw refused(error) ?? error;
    }
  }

  return {
    place,
    async put(key, content, { contentType = 'application/octet-stream', cacheControl } = {}) {
      const params = { ...at(key), ContentType: contentType, ...(cacheControl && { CacheControl: cacheControl }) };
      if (Buffer.isBuffer(content)) {
        await done(client.send(new PutObjectCommand({ ...params, Body: content })));
        return;
      }
      // The client takes a stream's `size`, `length` or `path` for the size of its content: this one has none of them.
      const body = pipeline(content, new PassThrough(), () => undefined);
      // A stream that breaks off takes back the pieces that were sent.
      await done(new Upload({ client, params: { ...params, Body: body }, partSize: partBytes, queueSize: 2 }).done());
    },
    async get(key, { signal } = {}) {
      const command = new GetObjectCommand(at(key));
      const answer = await present(client.send(command, { ...(signal && { abortSignal: signal }) }));
      if (!answer?.Body) return null;
      const size = Number(answer.ContentLength);
      return {
        size,
        body: failWhenIdle(answer.Body as Readable, { size, silenceMs, place, ...(signal && { signal }) }),
      };
    },
    async has(key) {
      return (await present(client.send(new HeadObjectCommand(at(key))))) !== null;
    },
    async *list(given) {
      const asked = { Bucket: bucket, Prefix: prefix + checkPrefix(given), MaxKeys: pageSize };
      try {
        for await (const { Contents = [] } of paginateListObjectsV2({ client }, asked))
          for (const { Key = '', Size = 0, LastModified } of Contents)
            yield { key: Key.slice(prefix.length), size: Size, modifiedAt: LastModified ?? new Date(0) };
      } catch (error) {
        throw refused(error) ?? error;
      }
    },
    async folders(given) {
      const below = prefix + checkPrefix(given);
      const names: string[] = [];
      const asked = { Bucket: bucket, Prefix: below, Delimiter: '/', MaxKeys: pageSize };
      try {
        for await (const { CommonPrefixes = [] } of paginateListObjectsV2({ client }, asked))
          names.push(...CommonPrefixes.map(({ Prefix = '' }) => Prefix.slice(below.length, -1)));
      } catch (error) {
        throw refused(error) ?? error;
      }
      return names;
    },
    async remove(key) {
      // One by one: what removes many at a time needs a hash that not all services ask for in the same way.
      await present(client.send(new DeleteObjectCommand(at(key))));
    },
    async removeUnfinished(given, before) {
      const answer = await done(
        client.send(new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix + checkPrefix(given) })),
      );
      const old = (answer.Uploads ?? []).filter(({ Initiated }) => Initiated && Initiated < before);
      for (const { Key, UploadId } of old)
        await present(client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId })));
      return old.length;
    },
    close: () => client.destroy(),
  };
}
