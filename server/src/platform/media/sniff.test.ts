import sharp from 'sharp';
import { photograph } from '../../../test/support/photograph';
import { sniffPicture } from './sniff';

const small = () => photograph({ width: 40, height: 30 });

describe('sniffPicture', () => {
  test('knows the four formats by their first bytes', async () => {
    expect(sniffPicture(await small().jpeg().toBuffer())).toBe('jpeg');
    expect(sniffPicture(await small().png().toBuffer())).toBe('png');
    expect(sniffPicture(await small().webp().toBuffer())).toBe('webp');
    expect(sniffPicture(await small().avif().toBuffer())).toBe('avif');
  });

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['SVG after an XML declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['PDF', '%PDF-1.7 and so on and so on'],
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['nothing at all', ''],
  ])('P64: refuses %s', (_, text) => {
    expect(sniffPicture(Buffer.from(text, 'latin1'))).toBeNull();
  });

  test('P64: refuses GIF and TIFF, though they are pictures', async () => {
    expect(sniffPicture(await small().gif().toBuffer())).toBeNull();
    expect(
      sniffPicture(
        await sharp(await small().png().toBuffer())
          .tiff()
          .toBuffer(),
      ),
    ).toBeNull();
  });
});
