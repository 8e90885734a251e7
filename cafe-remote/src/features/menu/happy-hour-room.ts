import styled from 'styled-components';

/** Room of one line, also while nothing runs: the dishes below must not move when a happy hour begins. */
export const HappyHourRoom = styled.p`
  min-height: 1.5em;
  line-height: 1.5;
  font-weight: 600;
  color: var(--accent-text);
`;
