import styled from 'styled-components';
import type { DataTableProps } from './DataTable';

/** Shows the rows of a table as cards: picture, title, then each value with its column name. */
export function DataCards<Row>({ label, columns, rows, keyOf }: DataTableProps<Row>) {
  const picture = columns.find(({ role }) => role === 'picture');
  const title = columns.find(({ role }) => role === 'title');
  const actions = columns.find(({ role }) => role === 'actions');
  const facts = columns.filter(({ role }) => role === undefined);
  return (
    <List aria-label={label}>
      {rows.map((row, index) => (
        <Card key={keyOf(row)}>
          {picture?.cell(row, index)}
          <div>
            {title && <Title>{title.cell(row, index)}</Title>}
            <Facts>
              {facts.map(({ label: name, cell }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{cell(row, index)}</dd>
                </div>
              ))}
            </Facts>
            {actions && <Actions $isBelowPicture={picture !== undefined}>{actions.cell(row, index)}</Actions>}
          </div>
        </Card>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 12px;

  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Card = styled.li`
  display: flex;
  align-items: flex-start;
  gap: 16px;
  padding: 14px 16px;
  border-radius: var(--r-panel);
  background: var(--surface);
  box-shadow: 0 0 0 1px var(--line);

  > div {
    flex: 1;
    min-width: 0;
  }
`;

/** Below a picture of 56 px and its gap: five buttons need the whole width of a card on a phone. */
const Actions = styled.div<{ $isBelowPicture: boolean }>`
  margin: 4px -10px -8px ${({ $isBelowPicture }) => ($isBelowPicture ? '-72px' : '0')};
`;

const Title = styled.p`
  font-size: 1.0625rem;
  font-weight: 650;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const Facts = styled.dl`
  display: grid;
  gap: 2px;
  margin-top: 4px;
  font-size: var(--t-small);

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 16px;
  }

  dt {
    color: var(--muted);
    white-space: nowrap;
  }

  dd {
    flex: 1 1 min(4em, 100%);
    min-width: 0;
    text-align: right;
    overflow-wrap: anywhere;

    > button {
      margin-block: 4px;
    }
  }
`;
