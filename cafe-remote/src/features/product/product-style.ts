import { DetailBody } from '@storefront/shared/ui/DetailLayout';
import styled from 'styled-components';

export const Body = styled(DetailBody)`
  > :has(> input),
  > fieldset {
    width: 100%;
  }
`;

export const Name = styled.h1`
  margin-top: -8px;
`;

export const Availability = styled.p<{ $isAvailable: boolean }>`
  font-weight: 600;
  color: ${({ $isAvailable }) => ($isAvailable ? 'var(--ok)' : 'var(--muted)')};
`;

export const Problem = styled.p`
  font-weight: 600;
  color: var(--error);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  width: 100%;
  margin-top: 12px;

  > button {
    flex: 1 1 auto;
    padding-inline: 20px;
  }
`;
