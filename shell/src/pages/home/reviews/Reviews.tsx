import { reviews } from '@storefront/shared/content/home';
import { IconButton } from '@storefront/shared/ui/IconButton';
import { leftIcon, rightIcon } from '@storefront/shared/ui/icons';
import { Rating } from '@storefront/shared/ui/Rating';
import { useRef } from 'react';
import { nextStop } from './rail';
import { Card, Head, Rail, Turns } from './reviews-style';

/** Reviews (§2 Home, C100): a row that scrolls by swipe, arrow keys or buttons, never by itself. */
export function Reviews() {
  const rail = useRef<HTMLUListElement>(null);

  const turn = (direction: -1 | 1) => {
    const element = rail.current;
    if (!element) return;
    const [first, second] = [...element.children] as HTMLElement[];
    const step = (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
    const { scrollLeft, clientWidth, scrollWidth } = element;
    element.scrollLeft = nextStop({ scrollLeft, clientWidth, scrollWidth, step }, direction);
  };

  return (
    <section aria-labelledby="reviews">
      <Head>
        <h2 id="reviews">What guests say</h2>
        <Turns>
          <IconButton icon={leftIcon} label="Previous review" onClick={() => turn(-1)} />
          <IconButton icon={rightIcon} label="Next review" onClick={() => turn(1)} />
        </Turns>
      </Head>
      <Rail ref={rail} tabIndex={0} aria-label="Reviews">
        {reviews.map(({ name, stars, text }) => (
          <li key={name}>
            <Card>
              <Rating value={stars} />
              <blockquote>{text}</blockquote>
              <figcaption>{name}</figcaption>
            </Card>
          </li>
        ))}
      </Rail>
    </section>
  );
}
