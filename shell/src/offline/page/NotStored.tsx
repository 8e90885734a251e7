import { useMediaQuery } from '@storefront/shared/hooks/use-media-query';
import { Button } from '@storefront/shared/ui/Button';
import { EmptyState } from '@storefront/shared/ui/EmptyState';
import { Icon } from '@storefront/shared/ui/Icon';
import { retryIcon } from '@storefront/shared/ui/icons';
import { Page } from '@storefront/shared/ui/Page';
import { WorksOffline } from './WorksOffline';

/** Replaces a page that is not stored, without a network: says what happens next, and lists what opens (C156). */
export function NotStored({ onRetry }: { readonly onRetry: () => void }) {
  const device = useMediaQuery('(min-width: 1024px)') ? 'computer' : 'phone';
  return (
    <Page>
      <EmptyState
        level={1}
        title={`This page is not on your ${device} yet`}
        text="It opens here by itself when the network is back."
        actions={
          <Button onClick={onRetry}>
            <Icon path={retryIcon} size={18} />
            Retry
          </Button>
        }
      />
      <WorksOffline />
    </Page>
  );
}
