import type { CashClosing } from '@storefront/shared/contract/entities/cash';
import { Button } from '@storefront/shared/ui/Button';
import { Dialog } from '@storefront/shared/ui/Dialog';
import { useState } from 'react';
import styled from 'styled-components';
import { Quiet } from '../../common/report-style';
import { Corrections } from './Corrections';
import { cashLines, dayText, spanText } from './cash-words';
import { PartTitle, SumLines, Sums } from './SumLines';
import { ZReport } from './ZReport';

interface ClosingDialogProps {
  readonly closing: CashClosing;
  readonly onClose: () => void;
}

/** A closing in full, to read and to print (C312). */
export function ClosingDialog({ closing, onClose }: ClosingDialogProps) {
  const [isPrinting, setIsPrinting] = useState(false);
  const { number, day, by, note, sums } = closing;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Closing ${number}, ${dayText(day)}`}
      actions={<Button onClick={() => setIsPrinting(true)}>Print</Button>}
    >
      <Parts>
        <Quiet>
          <span>{`${spanText(closing)}, by `}</span>
          <bdi>{by}</bdi>
        </Quiet>
        <Sums>
          {cashLines(closing).map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Sums>
        {note && (
          <p>
            Note: <bdi>{note}</bdi>
          </p>
        )}
        <PartTitle>Takings</PartTitle>
        <SumLines sums={sums} />
        {sums.corrections > 0 && <Corrections number={number} count={sums.corrections} />}
      </Parts>
      {isPrinting && <ZReport closing={closing} onDone={() => setIsPrinting(false)} />}
    </Dialog>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;
