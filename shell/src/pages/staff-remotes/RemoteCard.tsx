import type { RemoteHealth } from '@storefront/shared/delivery/release-reports';
import { Notice } from '@storefront/shared/ui/Notice';
import styled from 'styled-components';
import { Card } from './Card';
import { Facts } from './Facts';
import { errorsText, troubleText, verdictText, vitalsText } from './remote-texts';
import type { RemoteInTab } from './use-remotes';

export interface RemoteCardProps {
  readonly remote: RemoteInTab;
  /** The server's health data; absent until it is loaded. */
  readonly health: RemoteHealth | undefined;
}

/** One remote: the release in this tab, and its health in all browsers. */
export function RemoteCard({ remote, health }: RemoteCardProps) {
  const { name, release, from, loadTime } = remote;
  return (
    <Card as="li">
      <h2>{name}</h2>
      {health?.advice && (
        <Notice kind="warning" title="Worse than the release before">
          <Command>npm run rollback -- {name}</Command>
        </Notice>
      )}
      <Facts
        title="In this tab"
        facts={[
          ['Version', release.version],
          ['Release', from ? `another build, from ${from}` : (release.release ?? 'development')],
          ['Load time', loadTime === null ? 'not loaded yet' : `${loadTime} ms`],
          ['Contract', verdictText(remote)],
          ['Last error', troubleText(remote.trouble)],
        ]}
      />
      <Facts
        title="In all browsers"
        facts={[
          ['Errors', errorsText(health)],
          ['Before', health?.previous ? errorsText(health.previous) : '–'],
          ['Web vitals', vitalsText(health)],
          ['Last error', troubleText(health?.lastError)],
        ]}
      />
    </Card>
  );
}

const Command = styled.code`
  overflow-wrap: anywhere;
`;
