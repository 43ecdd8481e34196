import { useState } from 'react';
import { type Generation, generationPages } from 'shared-contracts';
import { Card, formatAgo, IconButton, ListRow, Pagination, RowList, Skeleton, Text } from 'shared-design-system/office';
import { useReadMerchantQuery } from 'shared-runtime';
import { Loaded } from 'shared-runtime/screens';
import { useListGenerationsQuery } from '../api.ts';
import { texts } from '../texts.ts';

const words = texts.history;
const lookEvery = 4_000;

interface HistoryCardProps {
  styles: ReadonlyMap<string, string>;
  onOpen: (generation: Generation) => void;
  onRepeat: (generation: Generation) => void;
}

export function HistoryCard({ styles, onOpen, onRepeat }: HistoryCardProps) {
  const [page, setPage] = useState(1);
  const [isGoingOn, setGoingOn] = useState(false);
  const query = useListGenerationsQuery(
    { page },
    { pollingInterval: isGoingOn ? lookEvery : 0, skipPollingIfUnfocused: true },
  );
  const goesOn = query.data?.generations.some(({ status }) => status === 'queued' || status === 'running') ?? false;
  if (goesOn !== isGoingOn) setGoingOn(goesOn);
  return (
    <Card title={words.title} aside={query.data?.totalCount ?? null} flush>
      <Loaded query={query} failed={words.failed} skeleton={<Skeleton lines={5} />}>
        {({ generations, totalCount }) => (
          <>
            <RowList label={words.list} state={totalCount === 0 ? <Text tone="muted">{words.none}</Text> : null}>
              {generations.map((generation) => (
                <HistoryRow
                  key={generation.attemptId}
                  generation={generation}
                  style={styles.get(generation.categorySlug) ?? generation.categorySlug}
                  onOpen={() => onOpen(generation)}
                  onRepeat={() => onRepeat(generation)}
                />
              ))}
            </RowList>
            <Pagination page={page} pages={generationPages(totalCount)} onChange={setPage} />
          </>
        )}
      </Loaded>
    </Card>
  );
}

interface HistoryRowProps {
  generation: Generation;
  style: string;
  onOpen: () => void;
  onRepeat: () => void;
}

function HistoryRow({ generation, style, onOpen, onRepeat }: HistoryRowProps) {
  const { outputContents, inputPublicLink, createdAt, userPrompt, status, productTitle } = generation;
  const timeZone = useReadMerchantQuery({}).data?.settings.timeZone;
  const summary = words.statuses[status] || userPrompt || words.noWords;
  return (
    <ListRow
      image={outputContents[0]?.publicLink ?? inputPublicLink}
      title={`${style} · ${formatAgo(createdAt, new Date(), { timeZone })}`}
      text={productTitle ? `${productTitle} · ${summary}` : summary}
      trailing={
        <>
          <IconButton icon="eye" label={words.open(style)} onClick={onOpen} />
          <IconButton icon="refresh" label={words.repeat} onClick={onRepeat} />
        </>
      }
    />
  );
}
