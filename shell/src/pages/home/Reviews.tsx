import { reviews } from '@storefront/shared/content/home';
import { Rating } from '@storefront/shared/ui/Rating';
import styled from 'styled-components';

/** What guests say (§2 Home, C100). */
export function Reviews() {
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews">What guests say</h2>
      <Cards>
        {reviews.map(({ name, stars, text }) => (
          <Card key={name}>
            <Rating value={stars} />
            <blockquote>{text}</blockquote>
            <figcaption>{name}</figcaption>
          </Card>
        ))}
      </Cards>
    </section>
  );
}

const Cards = styled.div`
  display: grid;
  gap: var(--s4);
  margin-top: var(--s5);

  @media (min-width: 1024px) {
    grid-template-columns: repeat(3, 1fr);
    gap: var(--s6);
  }
`;

const Card = styled.figure`
  padding: var(--s5);
  border-radius: var(--r-panel);
  box-shadow: inset 0 0 0 1px var(--line);
  background: var(--surface);

  blockquote {
    margin: var(--s3) 0;
  }
  figcaption {
    color: var(--muted);
    font-size: var(--t-small);
  }
`;
