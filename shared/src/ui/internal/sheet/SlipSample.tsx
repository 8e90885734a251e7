import styled from 'styled-components';
import { Price } from '../../Price';
import { SlipPaper } from '../../SlipPaper';
import { Weave } from '../../Weave';
import { Section } from './Section';

export function SlipSample() {
  return (
    <Section title="The slip and the weave">
      <Weave />
      <Narrow>
        <SlipPaper label="Order summary">
          <h2>Order summary</h2>
          <Line>
            <span>Subtotal</span>
            <Price paisa={90000} />
          </Line>
          <Line>
            <span>50 points</span>
            <Price paisa={-5000} />
          </Line>
        </SlipPaper>
      </Narrow>
      <Weave kind="runner" />
    </Section>
  );
}

const Narrow = styled.div`
  max-width: 432px;
`;

const Line = styled.p`
  display: flex;
  justify-content: space-between;
  padding-top: var(--s3);
  color: var(--muted);
`;
