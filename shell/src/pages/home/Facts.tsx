import { home } from '@storefront/shared/content/home';
import styled from 'styled-components';

/** Hours, delivery and welcome points in one row. */
export function Facts() {
  return (
    <Row>
      {home.facts.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border-bottom: 1px solid var(--line);

  li {
    padding: 16px 0;
  }
  li + li {
    border-left: 1px solid var(--line);
    padding-left: 16px;
  }
  li:nth-child(3) {
    display: none;
  }
  b {
    display: block;
    font: 700 1.25rem/1.1 var(--font-display);
  }
  span {
    font-size: var(--t-small);
    color: var(--muted);
  }

  @media (min-width: 1024px) {
    grid-template-columns: repeat(3, 1fr);

    li {
      padding: 24px 0;
    }
    li + li {
      padding-left: 32px;
    }
    li:nth-child(3) {
      display: list-item;
      list-style: none;
    }
    b {
      font-size: 1.5rem;
    }
  }
`;
