import { pictureUrl, type StoredPicture, toWirePicture } from './picture-record';

const webp = (...widths: number[]) => ({
  type: 'image/webp' as const,
  srcset: widths.map((width) => ({ url: `/media/a-${width}.webp`, width })),
});
const stored = (...sources: StoredPicture['sources']): StoredPicture => ({
  base: 'a',
  width: 960,
  height: 620,
  color: '#edcdb6',
  sources,
});

describe('a picture on the wire', () => {
  test('C97: image is the WebP of 640 pixels', () => {
    const avif = { type: 'image/avif' as const, srcset: [{ url: '/media/a-640.avif', width: 640 }] };
    expect(pictureUrl(stored(avif, webp(320, 640, 960)))).toBe('/media/a-640.webp');
  });

  test('C97: image is the largest file up to 640 pixels, else the only file', () => {
    expect(pictureUrl(stored(webp(320, 500)))).toBe('/media/a-500.webp');
    expect(pictureUrl(stored(webp(960)))).toBe('/media/a-960.webp');
  });

  test('C97: imageSet has size, colour and sources, but not the file name', () => {
    const picture = stored(webp(320));
    expect(toWirePicture(picture)).toEqual({
      image: '/media/a-320.webp',
      imageSet: { width: 960, height: 620, color: '#edcdb6', sources: picture.sources },
    });
  });
});
