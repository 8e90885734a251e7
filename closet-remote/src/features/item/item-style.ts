import styled from 'styled-components';

export const Details = styled.p`
  font-size: var(--t-small);
  color: var(--muted);
`;

/** Takes the full width, so that swatches wrap only if they must. */
export const Colors = styled.div`
  width: 100%;
`;

export const Sizes = styled.div`
  width: 100%;
  max-width: 320px;
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  margin-top: 8px;

  > button {
    flex: 1;
    max-width: 320px;
  }
`;

export const Hint = styled.p`
  min-height: 1.5em;
  font-size: var(--t-small);
  font-weight: 600;
`;
