import { Page } from '@storefront/shared/ui/Page';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface SheetPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A page of text: a title with a lead, then sections. */
export function SheetPage({ title, lead, children }: SheetPageProps) {
  return (
    <Sheet>
      <h1>{title}</h1>
      {lead && <Lead>{lead}</Lead>}
      {children}
    </Sheet>
  );
}

const Sheet = styled(Page)`
  padding-block: var(--s5) var(--s8);

  > section {
    margin-top: var(--s7);
  }
  address {
    font-style: normal;
  }
  > section > p {
    max-width: 68ch;
  }
  > section > p + p,
  > section > p + button,
  > section > address + p {
    margin-top: var(--s3);
  }
  > section > h2 {
    margin-bottom: var(--s4);
  }

  @media (min-width: 1024px) {
    padding-top: 40px;
  }
`;

const Lead = styled.p`
  max-width: 60ch;
  margin-top: var(--s3);
  font-size: 1.125rem;
  color: var(--muted);
`;
