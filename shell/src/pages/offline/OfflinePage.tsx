import { useNavigate } from '@storefront/shared/router';
import { NotStored } from '../../offline/page/NotStored';

/**
 * The page that the service worker stores to answer any address without a network (C157). Under its own address it
 * leads home.
 */
export default function OfflinePage() {
  const navigate = useNavigate();
  return <NotStored onRetry={() => void navigate('/')} />;
}
