import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, startTransition, use } from 'react';
import { renderToString } from 'react-dom/server';
import { Picture } from './Picture';

const imageSet = {
  width: 1280,
  height: 960,
  color: '#cbd8c4',
  sources: [
    { type: 'image/webp' as const, srcset: [{ url: '/media/a-320.webp', width: 320 }] },
    {
      type: 'image/avif' as const,
      srcset: [
        { url: '/media/a-320.avif', width: 320 },
        { url: '/media/a-640.avif', width: 640 },
      ],
    },
  ],
};

it('offers the best format first, and every width', () => {
  const { container } = render(<Picture image="/a.webp" imageSet={imageSet} alt="Momo" sizes="128px" />);
  const sources = [...container.querySelectorAll('source')].map(({ type, srcset, sizes }) => [
    type,
    srcset,
    sizes,
  ]);
  expect(sources).toEqual([
    ['image/avif', '/media/a-320.avif 320w, /media/a-640.avif 640w', '128px'],
    ['image/webp', '/media/a-320.webp 320w', '128px'],
  ]);
});

it('reserves its box in the shape and colour of the picture', () => {
  const { container } = render(<Picture image="/a.webp" imageSet={imageSet} alt="Momo" />);
  expect(container.firstElementChild).toHaveStyle({ aspectRatio: '1280 / 960', backgroundColor: '#cbd8c4' });
  expect(screen.getByRole('img', { name: 'Momo' })).toHaveAttribute('width', '1280');
});

it('takes no more than a colour from the dominant colour', () => {
  const evil = { ...imageSet, color: 'red;position:fixed' };
  const { container } = render(<Picture image="/a.webp" imageSet={evil} alt="Momo" />);
  expect(container.firstElementChild?.getAttribute('style')).not.toContain('fixed');
});

it('draws a named stand-in when there is no picture', () => {
  render(<Picture image={null} alt="Momo" ratio="4 / 5" />);
  expect(screen.getByRole('img', { name: 'Momo' })).toHaveStyle({ aspectRatio: '4 / 5' });
  expect(document.querySelector('img')).toBeNull();
});

it('draws the stand-in when the picture fails, and tries again with another one', () => {
  const { rerender } = render(<Picture image="/gone.webp" alt="Momo" />);
  fireEvent.error(screen.getByRole('img', { name: 'Momo' }));
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'Momo' })).toBeInTheDocument();
  rerender(<Picture image="/new.webp" alt="Momo" />);
  expect(document.querySelector('img')).toHaveAttribute('src', '/new.webp');
});

it('stays out of the way of a screen reader when the name stands beside it', () => {
  render(<Picture image={undefined} alt="" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('loads the picture that matters first, at once', () => {
  render(<Picture image="/a.webp" alt="Momo" priority />);
  const image = screen.getByRole('img');
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

it('a late picture waits for the scripts, unless there are none', () => {
  const html = renderToString(<Picture image="/a.webp" alt="Momo" loading="after-hydration" />);
  expect(html).toMatch(/<noscript>.*src="\/a\.webp".*<\/noscript>/);
  render(<Picture image="/a.webp" alt="Momo" loading="after-hydration" />);
  expect(screen.getByRole('img', { name: 'Momo' })).toHaveAttribute('src', '/a.webp');
});

const never = new Promise<never>(() => {});
const Waits = () => use(never);

it('P91: a render that React throws away makes no image', async () => {
  const { rerender } = render(<Suspense />);
  const made = jest.spyOn(document, 'createElement');
  await act(async () =>
    startTransition(() =>
      rerender(
        <Suspense>
          <Picture image="/a.webp" imageSet={imageSet} alt="" />
          <Waits />
        </Suspense>,
      ),
    ),
  );
  const names = made.mock.calls.map(([name]) => name);
  made.mockRestore();
  expect(names).toContain('span');
  expect(names).not.toContain('img');
});
