import { PICTURE_TYPES } from '@storefront/shared/rules/picture-limits';
import { TextInput } from '@storefront/shared/ui/TextInput';
import styled from 'styled-components';

/** Native file input for pictures, styled like the other inputs. Accepts dropped files. */
export const FileInput = styled(TextInput).attrs({ type: 'file', accept: PICTURE_TYPES.join(',') })`
  padding: 3px;
  line-height: 43px;
  font-size: var(--t-small);
  cursor: pointer;

  &::file-selector-button {
    height: 43px;
    margin: 0 12px 0 0;
    padding: 0 16px;
    border: 0;
    border-radius: calc(var(--r-control) - 3px);
    background: var(--sunk);
    color: var(--ink);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
`;
