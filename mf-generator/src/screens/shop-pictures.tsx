import { useState } from 'react';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Inline,
  Page,
  Skeleton,
  Stack,
  Text,
  useConfirm,
  useToast,
} from 'shared-design-system/office';
import { Loaded } from 'shared-runtime/screens';
import {
  useGenerateForProductsMutation,
  useListActiveGenerationsQuery,
  useListProductsToImproveQuery,
  useListReadyGenerationsQuery,
  useReadAttemptsQuery,
  useReadBatchQuery,
  useReadGeneratorQuery,
} from '../features/generator/api.ts';
import { buyingTexts } from '../features/generator/buying-texts.ts';
import { BatchProgressCard } from '../features/generator/components/batch-progress-card.tsx';
import { ReadyCard } from '../features/generator/components/ready-card.tsx';
import { StyleCard } from '../features/generator/components/style-card.tsx';
import { UnfilteredPictures } from '../features/generator/components/unfiltered-pictures.tsx';
import { texts } from '../features/generator/texts.ts';
import { useFailure } from '../features/generator/use-failure.ts';

const words = texts.shop;
const back = { to: '/merchant/generator', label: words.back };
const lookEvery = 3_000;
const titlesOf = (products: readonly { title: string }[]) => products.map(({ title }) => title);

export default function ShopPicturesScreen() {
  const products = useListProductsToImproveQuery({});
  const { data: ready } = useListReadyGenerationsQuery({ page: 1, per_page: 1 });
  const { data: attempts } = useReadAttemptsQuery({}, { refetchOnFocus: true });
  const { data: generator } = useReadGeneratorQuery({});
  const [looking, setLooking] = useState(true);
  const active = useListActiveGenerationsQuery(
    {},
    { pollingInterval: looking ? lookEvery : 0, skipPollingIfUnfocused: true },
  );
  const { data: run } = useReadBatchQuery({});
  const isBusy = active.data !== null && active.data !== undefined;
  const isRun = isBusy && (run?.total ?? 0) > 0;
  if (looking !== (isBusy || active.data === undefined)) setLooking(isBusy || active.data === undefined);
  const [style, setStyle] = useState('white');
  const [typed, setTyped] = useState('');
  const [start, { isLoading }] = useGenerateForProductsMutation();
  const { show } = useToast();
  const confirm = useConfirm();
  const fail = useFailure();
  const left = attempts?.available ?? 0;

  const begin = async (chosen: readonly { id: string; title: string }[]) => {
    const count = chosen.length;
    const answer = await confirm({
      title: words.ask(count),
      text: (
        <Stack gap={2}>
          <Text>{words.named(titlesOf(chosen))}</Text>
          <Text>{words.cost(count, left)}</Text>
        </Stack>
      ),
      confirmLabel: words.spend,
      cancelLabel: words.keepOff,
    });
    if (answer !== 'confirm') return;
    const { data, error } = await start({ productIds: chosen.map(({ id }) => id), categorySlug: style, text: typed });
    if (data) show({ type: 'happy', title: words.started(data.started) });
    else fail(texts.notStarted, error);
  };
  return (
    <Page title={words.title} back={back}>
      <UnfilteredPictures>
        <Stack>
          {isBusy ? <BatchProgressCard /> : null}
          <ReadyCard isBusy={isBusy} />
          <Loaded query={products} failed={words.failed} skeleton={<Skeleton shape="block" lines={5} />}>
            {(next) => {
              if (next.totalCount === 0) {
                if (isBusy || ready?.totalCount) return null;
                return <EmptyState icon="image-plus" title={words.none} text={words.noneText} />;
              }
              if (left === 0 && attempts) return <NoAttempts isSold={attempts.paymentLink !== ''} />;
              const chosen = next.products.slice(0, left);
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
                      <Text>{words.which(titlesOf(chosen))}</Text>
                      <Text tone="muted">{words.cost(chosen.length, left)}</Text>
                      {next.totalCount > chosen.length ? (
                        <Text tone="muted">
                          {left < next.products.length
                            ? words.tooFew(left)
                            : words.most(chosen.length, next.totalCount)}
                        </Text>
                      ) : null}
                      {next.untriedCount > 0 && next.untriedCount < next.totalCount ? (
                        <Text tone="muted">{words.untried(next.untriedCount)}</Text>
                      ) : null}
                      <Inline>
                        <Button
                          icon="sparkles"
                          loading={isLoading}
                          disabled={left === 0 || isRun}
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
      </UnfilteredPictures>
    </Page>
  );
}

function NoAttempts({ isSold }: { isSold: boolean }) {
  return (
    <EmptyState
      icon="sparkles"
      title={words.over}
      text={isSold ? words.overText : buyingTexts.closed}
      actions={isSold ? <ButtonLink to="/merchant/generator/attempts">{texts.buy}</ButtonLink> : undefined}
    />
  );
}
