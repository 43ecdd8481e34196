import { operationGroups, type Platform } from 'shared-contracts';
import { Card, DefinitionList, formatDateTime, Skeleton } from 'shared-design-system/office';
import { Loaded } from 'shared-runtime/screens';
import { useReadServedQuery } from '../api.ts';
import { texts } from '../texts.ts';

export function MachineCard({ platform }: { platform: Platform }) {
  const words = texts.machine;
  const { disks, memory, database_bytes, started_at } = platform;
  return (
    <Card title={words.title}>
      <DefinitionList
        items={[
          ...disks.map(({ holds, free, total }) => ({ term: words[holds], value: words.free(free, total) })),
          { term: words.databaseSize, value: words.size(database_bytes) },
          { term: words.memory, value: words.free(memory.free, memory.total) },
          { term: words.process, value: words.size(memory.process) },
          { term: words.started, value: formatDateTime(started_at) },
        ]}
      />
    </Card>
  );
}

export function ServedCards() {
  const query = useReadServedQuery();
  const words = texts.health;
  return (
    <Loaded query={query} failed={words.failed} skeleton={<Skeleton shape="block" lines={4} />}>
      {({ health, releases }) => (
        <>
          <Card title={words.title}>
            <DefinitionList items={operationGroups.map((group) => ({ term: group, value: words[health[group]] }))} />
          </Card>
          <Card title={texts.releases.title}>
            <DefinitionList items={releases.map(({ name, version }) => ({ term: name, value: version }))} />
          </Card>
        </>
      )}
    </Loaded>
  );
}
