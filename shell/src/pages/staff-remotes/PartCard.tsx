import type { ReleaseHealth, RemoteHealth } from '@storefront/shared/delivery/release-reports';
import { Notice } from '@storefront/shared/ui/Notice';
import styled from 'styled-components';
import { Card } from './Card';
import { Facts } from './Facts';
import { errorsText, kindsText, troubleText, verdictText, vitalsText } from './remote-texts';
import type { RemoteInTab } from './use-remotes';

export interface RemoteCardProps {
  readonly remote: RemoteInTab;
  /** The server's health data; absent until it is loaded. */
  readonly health: RemoteHealth | undefined;
}

const errorFacts = (health: ReleaseHealth | undefined): readonly (readonly [string, string])[] => [
  ['Errors', errorsText(health)],
  ['By kind', kindsText(health)],
  ['Last error', troubleText(health?.lastError)],
];

/** One remote: the release in this tab, and the health of it, its canary and the one before in all browsers. */
export function RemoteCard({ remote, health }: RemoteCardProps) {
  const { name, release, from, loadTime } = remote;
  return (
    <Card as="li">
      <h2>{name}</h2>
      {health?.advice && (
        <Notice kind="warning" title="Worse than the release before">
          <Command>{`npm run rollback -- ${name}`}</Command>
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
        title={health ? `In all browsers: ${health.release}` : 'In all browsers'}
        facts={[...errorFacts(health), ['Web vitals', vitalsText(health)]]}
      />
      {health?.canary && (
        <Facts title={`The canary: ${health.canary.release}`} facts={errorFacts(health.canary)} />
      )}
      {health?.previous && (
        <Facts title={`Before: ${health.previous.release}`} facts={errorFacts(health.previous)} />
      )}
    </Card>
  );
}

const Command = styled.code`
  overflow-wrap: anywhere;
`;
