import { Card } from './Card';
import { Facts } from './Facts';
import { type SharedModule, sharedModules } from './share-scope';
import { useInTab } from './use-in-tab';

const versionsOf = ({ versions }: SharedModule) =>
  versions.length > 1 ? `${versions.join(', ')}: two copies` : versions.join('');

/** The modules that host and remotes share on this page, with the resolved versions. */
export function SharedModules() {
  const modules = useInTab(sharedModules);
  if (!modules || modules.length === 0) return null;
  return (
    <Card>
      <Facts
        title="Shared by all"
        facts={modules.map((module) => [module.name, versionsOf(module)])}
        nameWidth="13.5rem"
      />
    </Card>
  );
}
