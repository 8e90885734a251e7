import type { PartHealth, ReleaseHealth } from '@storefront/shared/delivery/release-reports';
import { Notice } from '@storefront/shared/ui/Notice';
import styled from 'styled-components';
import { readRegistry } from '../../routes/read-registry';
import { Card } from './Card';
import { Facts } from './Facts';
import { errorsText, kindsText, troubleText, verdictText, vitalsText } from './remote-texts';
import type { RemoteInTab } from './use-remotes';

type Fact = readonly [name: string, value: string];

export interface PartCardProps {
  readonly name: string;
  /** What this tab knows of it. */
  readonly inTab: readonly Fact[];
  /** The server's health data; absent until it is loaded, and of the shell from an older server. */
  readonly health: PartHealth | undefined;
}

/** Returns what this tab knows of a remote. */
export const remoteFacts = (remote: RemoteInTab): readonly Fact[] => [
  ['Version', remote.release.version],
  ['Release', remote.from ? `another build, from ${remote.from}` : (remote.release.release ?? 'development')],
  ['Load time', remote.loadTime === null ? 'not loaded yet' : `${remote.loadTime} ms`],
  ['Contract', verdictText(remote)],
  ['Last error', troubleText(remote.trouble)],
];

/** Returns what this tab knows of its shell. */
export const shellFacts = (): readonly Fact[] => [['Release', readRegistry().shell ?? 'development']];

const errorFacts = (health: ReleaseHealth | undefined): readonly Fact[] => [
  ['Errors', errorsText(health)],
  ['By kind', kindsText(health)],
  ['Last error', troubleText(health?.lastError)],
];

/** One part: its release in this tab, and the health of it, its canary and the one before in all browsers. */
export function PartCard({ name, inTab, health }: PartCardProps) {
  return (
    <Card as="li">
      <h2>{name}</h2>
      {health?.advice && (
        <Notice kind="warning" title="Roll it back">
          <Advice>{health.advice}</Advice>
        </Notice>
      )}
      <Facts title="In this tab" facts={inTab} />
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

const Advice = styled.code`
  overflow-wrap: anywhere;
`;
