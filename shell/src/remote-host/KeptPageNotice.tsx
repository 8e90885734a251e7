import { useEffect, useEffectEvent, useState } from 'react';
import type { KeptPageWatchProps } from './KeptPageWatch';
import type { KeptPage } from './page-slot';
import { pageTroubles } from './page-troubles';
import { TroubleBar } from './TroubleBar';

interface KeptPageNoticeProps extends KeptPageWatchProps {
  readonly kept: KeptPage;
  readonly onEnd: () => void;
}

/** Stands above a page that can be read and does nothing yet; Retry asks for its scripts anew. */
export function KeptPageNotice({ slot, part, kept, onEnd }: KeptPageNoticeProps) {
  const [isClosed, setClosed] = useState(false);
  const [isRetrying, setRetrying] = useState(false);

  const takeOver = async () => {
    try {
      kept.takeOver(await slot.start());
      onEnd();
    } catch (error) {
      console.error('page', error);
      setRetrying(false);
    }
  };
  const retry = () => {
    slot.reset({ isAsked: true });
    setRetrying(true);
    void takeOver();
  };

  const tell = useEffectEvent(() => {
    // A failure was told where it happened; a late page may still come.
    if (kept.error.kind === 'late') slot.tell(kept.error, () => void takeOver());
  });
  useEffect(() => tell(), []);

  if (isClosed) return null;
  return (
    <TroubleBar
      part={part}
      trouble={pageTroubles[kept.error.kind].trouble}
      isRetrying={isRetrying}
      onRetry={retry}
      onClose={() => setClosed(true)}
    >
      You can read it, but its buttons do nothing yet.
    </TroubleBar>
  );
}
