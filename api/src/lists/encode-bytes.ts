import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '@femcoders/contracts/accepted-encodings';

const encoders: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/** Compresses what is sent, in another thread. */
export const encodeBytes = (bytes: Buffer, encoding: Encoding): Promise<Buffer> => encoders[encoding](bytes);
