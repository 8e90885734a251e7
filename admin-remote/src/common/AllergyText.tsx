import { Icon } from '@storefront/shared/ui/Icon';
import { alertIcon } from '@storefront/shared/ui/icons';
import styled from 'styled-components';
import { splitAllergies } from './allergy-words';

/** Shows a customer's text and makes words about allergies stand out. */
export const AllergyText = ({ text }: { readonly text: string }) =>
  splitAllergies(text).map(({ key, words, isAllergy }) =>
    isAllergy ? (
      <Tag key={key}>
        <Icon path={alertIcon} size={14} />
        <span>{words}</span>
      </Tag>
    ) : (
      <span key={key}>{words}</span>
    ),
  );

const Tag = styled.mark`
  padding: 1px 6px;
  border-radius: 4px;
  background: var(--marigold);
  color: var(--on-marigold);
  font-weight: 700;
  box-decoration-break: clone;

  svg {
    display: inline-block;
    margin-right: 4px;
    vertical-align: -2px;
  }
`;
