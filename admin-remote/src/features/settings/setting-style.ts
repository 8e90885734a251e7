import styled, { css } from 'styled-components';

const column = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  h2 {
    font-size: 1.25rem;
  }
`;

/** The form of one section of the settings. */
export const SettingForm = styled.form`
  ${column}
`;

/** A section of the settings that lists things. */
export const SettingSection = styled.section`
  ${column}

  > p {
    font-size: var(--t-small);
    color: var(--muted);
  }
`;

/** Heading of a section that has no form. */
export const SettingTitle = styled.h2`
  margin-bottom: 4px;
  font-size: 1.25rem;
`;

export const Hint = styled.p`
  font-size: var(--t-small);
  color: var(--muted);
`;
