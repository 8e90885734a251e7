import { personAtom } from '@storefront/shared/session';
import { Page } from '@storefront/shared/ui/Page';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';

/** The page at /sample. It knows who is signed in from the shell, as every remote does. */
export default function SamplePage() {
  const person = useAtomValue(personAtom);
  return (
    <Room>
      <h1>Sample</h1>
      <p>{person ? `Namaste, ${person.fullName}.` : 'Namaste.'}</p>
    </Room>
  );
}

const Room = styled(Page)`
  display: grid;
  gap: var(--s3);
  padding-block: var(--s6) var(--s9);
`;
