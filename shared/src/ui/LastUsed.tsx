import styled from 'styled-components';

/** Marks the saved address of the last order, in words (C266). */
export const LastUsed = () => <Tag>Last used</Tag>;

const Tag = styled.span`
  display: inline-block;
  padding: 1px 8px;
  border-radius: 6px;
  background: var(--accent-soft);
  color: var(--accent-text);
  font-size: var(--t-small);
  font-weight: 600;
  white-space: nowrap;
`;
