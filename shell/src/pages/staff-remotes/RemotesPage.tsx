import { paths } from '@storefront/shared/paths';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { Notice } from '@storefront/shared/ui/Notice';
import { Page } from '@storefront/shared/ui/Page';
import { Skeleton } from '@storefront/shared/ui/Skeleton';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import styled from 'styled-components';
import { PartCard, remoteFacts, shellFacts } from './PartCard';
import { SharedModules } from './SharedModules';
import { useInTab } from './use-in-tab';
import { remotesInTab, useReleaseHealth } from './use-remotes';

/** For staff: each part's release in this tab, its health in all browsers, and the shared modules (C117). */
export default function RemotesPage() {
  const remotes = useInTab(remotesInTab);
  const { data, isError, isPending } = useReleaseHealth();
  return (
    <Room>
      <Head>
        <h1>Remotes</h1>
        <ButtonLink to={paths.admin()} variant="secondary">
          Dashboard
        </ButtonLink>
      </Head>
      {isError && (
        <Notice kind="warning" title="The server does not say how they do">
          What this tab knows is shown all the same.
        </Notice>
      )}
      {/* All at once: later facts would move the content below them. */}
      {remotes === null || isPending ? (
        <div role="status">
          <VisuallyHidden>Loading the remotes</VisuallyHidden>
          <Skeleton height="60vh" radius="var(--r-tile)" />
        </div>
      ) : (
        <>
          {remotes.length === 0 && <Notice title="This page came without a registry" />}
          <Cards>
            {remotes.map((remote) => (
              <PartCard
                key={remote.name}
                name={remote.name}
                inTab={remoteFacts(remote)}
                health={data?.[remote.name]}
              />
            ))}
            <PartCard name="shell" inTab={shellFacts()} health={data?.shell} />
          </Cards>
          <SharedModules />
        </>
      )}
    </Room>
  );
}

const Room = styled(Page)`
  display: grid;
  gap: var(--s5);
  padding-block: var(--s5) var(--s9);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3);
`;

const Cards = styled.ul`
  display: grid;
  align-items: start;
  gap: var(--s4);
  margin: 0;
  padding: 0;
  list-style: none;

  @media (min-width: 1024px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
