import { useState } from 'react';
import { maxActiveGenerations } from 'shared-contracts';
import { Button, Card, EmptyState, Inline, Page, Skeleton, Stack, Text, useToast } from 'shared-design-system';
import { describeFailure } from 'shared-runtime';
import { Loaded } from 'shared-runtime/screens';
import {
  useGenerateForProductsMutation,
  useListActiveGenerationsQuery,
  useProductsForPicturesQuery,
  useReadAttemptsQuery,
  useReadGeneratorQuery,
} from '../features/generator/api.ts';
import { ReadyCard } from '../features/generator/components/ready-card.tsx';
import { StyleCard } from '../features/generator/components/style-card.tsx';
import { texts } from '../features/generator/texts.ts';

const words = texts.shop;
const back = { to: '/merchant/generator', label: words.back };
const lookEvery = 3_000;

/** `/merchant/generator/shop`: new pictures for all products, looked through and taken one by one. */
export default function ShopPicturesScreen() {
  const products = useProductsForPicturesQuery({ page: 1, per_page: 100 });
  const { data: attempts } = useReadAttemptsQuery({});
  const { data: generator } = useReadGeneratorQuery({});
  const [looking, setLooking] = useState(true);
  const active = useListActiveGenerationsQuery(
    {},
    { pollingInterval: looking ? lookEvery : 0, skipPollingIfUnfocused: true },
  );
  const isBusy = active.data !== null && active.data !== undefined;
  if (looking !== (isBusy || active.data === undefined)) setLooking(isBusy || active.data === undefined);
  const [style, setStyle] = useState('white');
  const [typed, setTyped] = useState('');
  const [start, { isLoading }] = useGenerateForProductsMutation();
  const { show } = useToast();
  const left = attempts?.available ?? 0;

  const begin = async (productIds: string[]) => {
    const { data, error } = await start({ productIds, categorySlug: style, text: typed });
    if (data) show({ type: 'happy', title: words.started(data.started) });
    else show({ type: 'danger', title: texts.notStarted, text: describeFailure(error) });
  };
  return (
    <Page title={words.title} back={back} width="narrow">
      <Stack>
        {isBusy ? (
          <div role="status">
            <Text>{words.underWay}</Text>
          </div>
        ) : null}
        <ReadyCard isBusy={isBusy} />
        <Loaded query={products} failed={words.failed} skeleton={<Skeleton shape="block" lines={5} />}>
          {({ products: all }) => {
            const pictured = all.filter(({ preview }) => preview !== null).map(({ id }) => id);
            const chosen = pictured.slice(0, Math.min(maxActiveGenerations, Math.max(left, 1)));
            if (pictured.length === 0) return <EmptyState icon="image-plus" title={words.none} text={words.noneText} />;
            return (
              <Stack>
                <StyleCard
                  style={style}
                  onStyle={setStyle}
                  words={typed}
                  onWords={setTyped}
                  note={generator ? texts.providers[generator.provider] : ''}
                />
                <Card>
                  <Stack gap={3}>
                    <Text>{words.about}</Text>
                    <Text tone="muted">{words.cost(chosen.length, left)}</Text>
                    {pictured.length > chosen.length ? <Text tone="muted">{words.tooFew(left)}</Text> : null}
                    <Inline>
                      <Button
                        icon="sparkles"
                        loading={isLoading}
                        disabled={left === 0 || isBusy}
                        onClick={() => void begin(chosen)}
                      >
                        {words.start(chosen.length)}
                      </Button>
                    </Inline>
                  </Stack>
                </Card>
              </Stack>
            );
          }}
        </Loaded>
      </Stack>
    </Page>
  );
}
