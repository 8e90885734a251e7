import styled from 'styled-components';

export interface FactsProps {
  readonly title: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** Width of the names column. */
  readonly nameWidth?: string;
}

/** A list of names and values. */
export function Facts({ title, facts, nameWidth = '6rem' }: FactsProps) {
  return (
    <section>
      <Title>{title}</Title>
      <List $nameWidth={nameWidth}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </section>
  );
}

const Title = styled.h3`
  margin-bottom: var(--s2);
  font: 600 var(--t-small) / 1.4 var(--font-text);
  color: var(--muted);
  overflow-wrap: anywhere;
`;

const List = styled.dl<{ $nameWidth: string }>`
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: ${({ $nameWidth }) => $nameWidth} minmax(0, 1fr);
    gap: var(--s3);
    padding-block: 6px;
    border-top: 1px solid var(--line);
    font-size: var(--t-small);
    overflow-wrap: anywhere;

    /* Large text. */
    @media (max-width: 19.9em) {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }

  dt {
    color: var(--muted);
  }

  dd {
    margin: 0;
    /* The places of an error stand in lines of their own. */
    white-space: pre-line;
    font-variant-numeric: tabular-nums;
  }
`;
