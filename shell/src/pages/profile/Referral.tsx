import { brand } from '@storefront/shared/content';
import { useHydrated } from '@storefront/shared/hooks/use-hydrated';
import { paths } from '@storefront/shared/paths';
import { REFERRAL_POINTS } from '@storefront/shared/rules/bonuses';
import { notify } from '@storefront/shared/toast';
import { Button } from '@storefront/shared/ui/Button';
import { copyText } from '@storefront/shared/ui/copy-text';
import { Icon } from '@storefront/shared/ui/Icon';
import { copyIcon, uploadIcon } from '@storefront/shared/ui/icons';
import styled from 'styled-components';
import { Part } from './profile-style';

async function copy(code: string): Promise<void> {
  if (await copyText(code)) notify.success('Referral code copied');
  else notify.error(`This browser does not copy. Your code is ${code}`);
}

async function share(code: string): Promise<void> {
  try {
    await navigator.share({
      title: brand.name,
      text: `Join me at ${brand.name} with the code ${code}: ${REFERRAL_POINTS} points for you, ${REFERRAL_POINTS} for me.`,
      url: new URL(paths.signUp(undefined, code), window.location.href).href,
    });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(code);
  }
}

/** The member's own referral code, to copy and, where the browser can, to share (§2, §9). */
export function Referral({ code }: { readonly code: string }) {
  const canShare = useHydrated() && typeof navigator.share === 'function';
  return (
    <Part>
      <h2>Bring a friend</h2>
      <p>
        {`${REFERRAL_POINTS} points for you and ${REFERRAL_POINTS} for your friend, once their first order is completed.`}
      </p>
      <Row>
        <Code translate="no">{code}</Code>
        <Button variant="secondary" onClick={() => void copy(code)} aria-label="Copy referral code">
          <Icon path={copyIcon} size={18} />
          Copy
        </Button>
        {canShare && (
          <Button variant="secondary" onClick={() => void share(code)} aria-label="Share referral code">
            <Icon path={uploadIcon} size={18} />
            Share
          </Button>
        )}
      </Row>
    </Part>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2);
  margin-top: var(--s4);
`;

const Code = styled.code`
  flex: 1 1 auto;
  padding: 9px 16px;
  border: 1.5px dashed var(--edge);
  border-radius: var(--r-control);
  font: 600 1.25rem/1.3 var(--font-display);
  letter-spacing: 0.08em;
  text-align: center;
  user-select: all;
`;
