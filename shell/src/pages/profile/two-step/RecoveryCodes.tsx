import { brand } from '@storefront/shared/content';
import { notify } from '@storefront/shared/toast';
import { Button } from '@storefront/shared/ui/Button';
import { copyText } from '@storefront/shared/ui/copy-text';
import { DownloadLink } from '@storefront/shared/ui/DownloadLink';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

async function copy(text: string): Promise<void> {
  if (await copyText(text)) notify.success('Recovery codes copied', 'two-step');
  else notify.error('This browser does not copy. Save the codes as a file.', 'two-step');
}

/** The recovery codes, shown once (C297). */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  const text = codes.join('\n');
  const file = `Recovery codes for ${brand.name}, each works once\n\n${text}\n`;
  return (
    <Parts>
      <Lead ref={lead} tabIndex={-1}>
        Keep these codes where you find them without your phone. Each logs you in once. They are not shown
        again.
      </Lead>
      <List aria-label="Recovery codes">
        {codes.map((code) => (
          <li translate="no" key={code}>
            {code}
          </li>
        ))}
      </List>
      <Row>
        <Button variant="secondary" onClick={() => void copy(text)}>
          Copy
        </Button>
        <DownloadLink
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="recovery-codes.txt"
        >
          Save as a file
        </DownloadLink>
      </Row>
      <Button size="lg" block onClick={onClose}>
        I have saved them
      </Button>
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: var(--s4);
`;

/** The focus starts here, so that it is read first; nothing can be done with it. */
const Lead = styled.p`
  &:focus {
    outline: none;
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(20ch, 1fr));
  gap: var(--s2) var(--s4);
  padding: var(--s4);
  border-radius: var(--r-control);
  background: var(--sunk);
  font-family: ui-monospace, monospace;
  user-select: all;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
`;
