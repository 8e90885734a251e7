import type { ReactNode } from 'react';
import styled from 'styled-components';

interface ShopNoteProps {
  /** Address of the shop. */
  readonly shop: string;
  readonly children?: ReactNode;
}

/** Replaces the QA panel while a shop answers the calls. The log-in is a page of that shop. */
export function ShopNote({ shop, children }: ShopNoteProps) {
  return (
    <Strip aria-label="The shop that answers">
      <span>
        Answers come from {shop}. <a href="/login">Log in there</a>
      </span>
      {children}
    </Strip>
  );
}

const Strip = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--s4);
  padding: var(--s1) var(--gutter);
  border-bottom: 1px dashed var(--edge);
  background: var(--sunk);
  color: var(--ink);
  font-size: var(--t-small);
`;
