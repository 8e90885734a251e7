import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

interface Photograph {
  width?: number;
  height?: number;
}

/** Returns a noisy picture, so that its encoded form is not tiny. */
export function photograph({ width = 900, height = 600 }: Photograph = {}) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#c08457',
      noise: { type: 'gaussian', mean: 150, sigma: 25 },
    },
  });
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** Returns a PNG of a few hundred bytes whose header claims `width` × `height` pixels. */
export function pixelBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(64))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
