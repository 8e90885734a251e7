import { slidesOf } from './slides';

const picture = { _id: 'a', title: 'Momo hour', alt: 'Momo on a plate', image: '/media/a.webp' };

test('C97: a slide offers the widths of the set, each with its height', () => {
  const imageSet = {
    width: 1280,
    height: 960,
    color: '#ddb194',
    sources: [
      { type: 'image/avif' as const, srcset: [{ url: '/media/a-320.avif', width: 320 }] },
      { type: 'image/webp' as const, srcset: [{ url: '/media/a-320.webp', width: 320 }] },
    ],
  };
  expect(slidesOf([{ ...picture, imageSet }])).toEqual([
    {
      src: '/media/a.webp',
      alt: 'Momo on a plate',
      title: 'Momo hour',
      width: 1280,
      height: 960,
      srcSet: [{ src: '/media/a-320.webp', width: 320, height: 240 }],
    },
  ]);
});

test('a picture without a set shows its one address, and its title where it has no other text', () => {
  expect(slidesOf([{ ...picture, alt: '' }])).toEqual([
    { src: '/media/a.webp', alt: 'Momo hour', title: 'Momo hour' },
  ]);
});
