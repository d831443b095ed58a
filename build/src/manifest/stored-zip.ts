import { crc32 } from 'node:zlib';

/** First day that the format knows (https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.4.6): the same content makes the same bytes. */
const date = 0x21;

/** Returns a zip with one file in it, as it is. @param name of the file, in ASCII */
export function storedZip(name: string, content: Buffer): Buffer {
  const path = Buffer.from(name, 'ascii');
  // Version needed, flags, method, time, date, checksum, both sizes, lengths of name and further fields.
  const described = Buffer.alloc(26);
  described.writeUInt16LE(20, 0);
  described.writeUInt16LE(date, 8);
  described.writeUInt32LE(crc32(content), 10);
  described.writeUInt32LE(content.length, 14);
  described.writeUInt32LE(content.length, 18);
  described.writeUInt16LE(path.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), described, path, content]);
  const listed = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), described, Buffer.alloc(14), path]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, listed, end]);
}
