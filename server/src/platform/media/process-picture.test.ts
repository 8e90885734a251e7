import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { photograph, pixelBomb } from '../../../test/support/photograph';
import { PictureError } from './picture-error';
import { processPicture } from './process-picture';

async function refusal(bytes: Buffer): Promise<PictureError> {
  const error: unknown = await processPicture(bytes).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(PictureError);
  return error as PictureError;
}

describe('processPicture', () => {
  test('makes WebP at 320, 640 and 960 pixels, in proportion', async () => {
    const { files, width, height } = await processPicture(
      await photograph({ width: 1200, height: 800 }).jpeg().toBuffer(),
    );
    const sizes = await Promise.all(files.map(async (file) => sharp(file.bytes).metadata()));
    expect(sizes.map((size) => [size.format, size.width, size.height])).toEqual([
      ['webp', 320, 213],
      ['webp', 640, 427],
      ['webp', 960, 640],
    ]);
    expect([width, height]).toEqual([1200, 800]);
  });

  test('never scales a picture up', async () => {
    const { files } = await processPicture(await photograph({ width: 500, height: 400 }).png().toBuffer());
    expect(files.map((file) => file.width)).toEqual([320, 500]);
  });

  test('makes AVIF when asked', async () => {
    const bytes = await photograph({ width: 64, height: 48 }).webp().toBuffer();
    const { files } = await processPicture(bytes, { formats: ['image/avif'] });
    expect(files.map((file) => [file.type, file.width])).toEqual([['image/avif', 64]]);
    expect((await sharp(files[0]?.bytes).metadata()).compression).toBe('av1');
  });

  test('returns the dominant colour as hex', async () => {
    const bytes = await sharp({ create: { width: 50, height: 50, channels: 3, background: '#f5da9a' } })
      .png()
      .toBuffer();
    const [red, green, blue] = (await processPicture(bytes)).color.match(/[0-9a-f]{2}/g) ?? [];
    expect([red, green, blue].map((part) => Number.parseInt(part ?? '', 16) >> 4)).toEqual([0xf, 0xd, 0x9]);
  });

  test('puts a background under transparent parts', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const bytes = await sharp({ create: { width: 50, height: 50, channels: 4, background: clear } })
      .png()
      .toBuffer();
    const { files } = await processPicture(bytes);
    const { channels, isOpaque } = await sharp(files[0]?.bytes).stats();
    expect(isOpaque).toBe(true);
    expect(channels[0]?.mean).toBeGreaterThan(230);
  });

  test('P65: rotates a photograph upright and removes location and camera', async () => {
    const exif = { IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '28/1 12/1 0/1', GPSLatitudeRef: 'N' } };
    const bytes = await photograph({ width: 300, height: 200 })
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(bytes.includes('Phone')).toBe(true);

    const { files, width, height } = await processPicture(bytes);
    const { exif: kept, orientation, icc, xmp, ...size } = await sharp(files[0]?.bytes).metadata();
    expect([kept, orientation, icc, xmp]).toEqual([undefined, undefined, undefined, undefined]);
    expect([size.width, size.height, width, height]).toEqual([200, 300, 200, 300]);
  });

  test('P65: refuses more than 8 MB, saying so', async () => {
    const error = await refusal(Buffer.alloc(8 * 1024 * 1024 + 1, 0xff));
    expect(error.code).toBe('too-large');
    expect(error.message).toContain('8 MB');
  });

  test('P65: refuses a pixel bomb by its header', async () => {
    const error = await refusal(pixelBomb(30_000, 30_000));
    expect(error.code).toBe('too-many-pixels');
    expect(error.message).toContain('40 million pixels');
  });

  test.each([
    [16_384, 20],
    [20, 16_384],
  ])('P65: refuses %i × %i pixels in words: WebP has no such side', async (width, height) => {
    const error = await refusal(await photograph({ width, height }).jpeg().toBuffer());
    expect(error.code).toBe('too-long');
    expect(error.message).toContain('16,383 pixels');
  });

  test('P65: refuses an AVIF of 36 million pixels in a kilobyte, whose decoder would take 700 MB', async () => {
    const bytes = await readFile(join(__dirname, '../../../test/support/36-megapixels.avif'));
    expect(bytes.length).toBeLessThan(1_000);
    expect((await refusal(bytes)).code).toBe('too-many-avif-pixels');
  });

  test('P65: takes a side of 16,383 pixels', async () => {
    const { width, files } = await processPicture(
      await photograph({ width: 16_383, height: 20 }).jpeg().toBuffer(),
    );
    expect([width, files.length > 0]).toEqual([16_383, true]);
  });

  test('P64: refuses an SVG, whatever it claims to be', async () => {
    const error = await refusal(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    );
    expect(error.code).toBe('unsupported');
    expect(error.message).toContain('JPEG, PNG, WebP or AVIF');
  });

  test('P37: refuses a HEIC photo with another name, and says how to convert it', async () => {
    const error = await refusal(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
    expect(error.code).toBe('heic');
    expect(error.message).toContain('Convert it to JPEG');
  });

  test('P64: refuses markup behind the first bytes of a JPEG', async () => {
    const bytes = Buffer.concat([
      Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      Buffer.from('<svg onload="alert(1)"></svg>'),
    ]);
    expect((await refusal(bytes)).code).toBe('broken');
  });

  test('P64: a picture with a script behind its end loses the script', async () => {
    const bytes = Buffer.concat([
      await photograph({ width: 80, height: 60 }).png().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const { files } = await processPicture(bytes);
    expect(files).toHaveLength(1);
    expect(files[0]?.bytes.includes('<script>')).toBe(false);
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('refuses a truncated %s as damaged', async (format) => {
    const whole = await photograph().toFormat(format).toBuffer();
    const error = await refusal(whole.subarray(0, Math.floor(whole.length * 0.6)));
    expect(error.code).toBe('broken');
    expect(error.message).toContain('damaged');
  });
});
