import { crc32, deflateSync } from 'node:zlib';

/** A picture of one color, for instance [200, 80, 40], as the file that a camera or a designer would hand over. */
export function makePng({ edge, color }: { edge: number; color: readonly [number, number, number] }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  // Eight bits a channel, red green blue.
  header.set([8, 2], 8);
  // Each row begins with how it is filtered: not at all.
  const row = Buffer.from([0, ...Array.from({ length: edge }, () => color).flat()]);
  const pixels = Buffer.concat(Array.from({ length: edge }, () => row));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
