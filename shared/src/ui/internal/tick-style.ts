import styled from 'styled-components';

/** Radio and checkbox: 24 px, in the action colour of the brand theme. */
export const Tick = styled.input`
  flex: none;
  width: 24px;
  height: 24px;
  margin: 0;
  accent-color: var(--action);
  cursor: pointer;
`;
