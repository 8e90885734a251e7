import { Checkbox } from '@storefront/shared/ui/Checkbox';
import styled from 'styled-components';

/** A line of an order that can be sold out. */
export interface SoldLine {
  readonly key: string;
  /** What the customer reads: `Matcha pearl tea`, `Striped T-shirt, Olive, L`. */
  readonly name: string;
  /** Id of the dish that leaves the menu; null for clothes, whose stock says what is left. */
  readonly dishId: string | null;
  /** The dish is marked already. */
  readonly isMarked: boolean;
}

interface SoldLinesProps {
  readonly lines: readonly SoldLine[];
  readonly ticked: readonly SoldLine[];
  readonly onTick: (ticked: readonly SoldLine[]) => void;
  /** When the mark ends: ` until 8 AM tomorrow`. */
  readonly until: string;
}

function noteOf({ dishId, isMarked }: SoldLine, isTicked: boolean, until: string): string {
  if (dishId === null) return 'its stock stays as it is';
  if (isMarked) return 'off the menu already';
  return isTicked ? `off the menu${until}` : '';
}

/** Asks which lines of an order are sold out (C228). */
export function SoldLines({ lines, ticked, onTick, until }: SoldLinesProps) {
  const isTicked = ({ key }: SoldLine) => ticked.some((line) => line.key === key);
  return (
    <Box>
      <legend>What is sold out?</legend>
      {lines.map((line) => (
        <Row key={line.key}>
          <Checkbox
            label={<bdi>{line.name}</bdi>}
            aria-describedby={`${line.key}-note`}
            checked={isTicked(line)}
            onChange={({ target }) =>
              onTick(target.checked ? [...ticked, line] : ticked.filter(({ key }) => key !== line.key))
            }
          />
          <small id={`${line.key}-note`}>{noteOf(line, isTicked(line), until)}</small>
        </Row>
      ))}
    </Box>
  );
}

const Box = styled.fieldset`
  margin-block: 14px;

  legend {
    margin-bottom: 6px;
    font-size: var(--t-small);
    font-weight: 600;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 12px;
  min-height: 50px;
  padding-inline: 8px 12px;
  box-shadow: inset 0 0 0 1px var(--line);

  & + & {
    margin-top: -1px;
  }

  label {
    justify-content: flex-start;
    overflow-wrap: anywhere;
  }

  /* Below a long name it stands under the name, not under the box. */
  small {
    padding: 2px 0 6px 36px;
    font-size: var(--t-small);
    font-weight: 600;

    &:empty {
      display: none;
    }
  }
`;
