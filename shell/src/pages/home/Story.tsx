import { home } from '@storefront/shared/content/home';
import { paths } from '@storefront/shared/paths';
import { Link } from '@storefront/shared/router';
import styled from 'styled-components';

/** The story of the shop (§2 Home). */
export function Story() {
  const { title, paragraphs } = home.story;
  return (
    <Columns aria-labelledby="story">
      <h2 id="story">{title}</h2>
      <div>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <More to={paths.about()}>More about us</More>
      </div>
    </Columns>
  );
}

const Columns = styled.section`
  display: grid;
  gap: var(--s4) var(--s8);

  h2 {
    font-size: var(--t-h1);
  }
  p + p {
    margin-top: var(--s4);
  }
  p {
    max-width: 62ch;
  }

  @media (min-width: 1024px) {
    grid-template-columns: 2fr 3fr;
  }
`;

const More = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--tap);
  font-weight: 600;
  color: var(--link);
  text-underline-offset: 4px;
`;
