import { Page } from '@storefront/shared/ui/Page';
import { Weave } from '@storefront/shared/ui/Weave';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface FormPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A page with one form on a card. */
export function FormPage({ title, lead, children }: FormPageProps) {
  return (
    <Room>
      <Paper>
        <Weave kind="edge" />
        <Inner>
          <h1>{title}</h1>
          {lead && <Lead>{lead}</Lead>}
          {children}
        </Inner>
      </Paper>
    </Room>
  );
}

const Room = styled(Page)`
  display: grid;
  justify-items: center;
  padding-block: var(--s5) var(--s8);

  @media (min-width: 1024px) {
    padding-top: var(--s8);
  }
`;

const Paper = styled.div`
  width: min(480px, 100%);
  overflow: hidden;
  border-radius: 0 0 6px 6px;
  background: var(--surface);
  box-shadow: 0 0 0 1px var(--line);
`;

const Inner = styled.div`
  padding: var(--s5) 20px;

  @media (min-width: 640px) {
    padding: var(--s6);
  }
`;

const Lead = styled.p`
  margin-top: var(--s2);
  color: var(--muted);
`;
