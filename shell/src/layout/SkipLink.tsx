import styled from 'styled-components';

/** The id of the page's main part. */
export const CONTENT_ID = 'content';

/** The first focusable link: skips the header. */
export const SkipLink = () => <Skip href={`#${CONTENT_ID}`}>Skip to content</Skip>;

const Skip = styled.a`
  position: absolute;
  z-index: 30;
  left: 8px;
  top: -80px;
  padding: 12px 16px;
  border-radius: var(--r-control);
  background: var(--action);
  color: var(--on-action);

  &:focus {
    top: 8px;
  }
`;
