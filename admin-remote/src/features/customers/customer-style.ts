import styled from 'styled-components';

/** Heading of a section of a customer. */
export const SectionTitle = styled.h2`
  margin-bottom: 8px;
  font-size: 1.125rem;
`;

/** Tells its parts how wide it is. */
export const Room = styled.div`
  container-type: inline-size;
`;

/** Short rows stand in two columns. */
export const Rows = styled.ul`
  border-top: 1px solid var(--line);

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 12px;
    padding-block: 10px;
    border-bottom: 1px solid var(--line);
    font-variant-numeric: tabular-nums lining-nums;
  }

  li > span:first-child {
    font-size: var(--t-small);
    color: var(--muted);
  }

  b {
    text-align: right;
    white-space: nowrap;
  }

  bdi {
    overflow-wrap: anywhere;
  }

  /* Large text: the rows of a section stand below each other. */
  @container (max-width: 17em) {
    li {
      grid-template-columns: minmax(0, 1fr);
    }

    b {
      text-align: left;
    }
  }
`;
