import type { Generation } from 'shared-contracts';
import { Button, ButtonLink, ListRow, Page, RowList, Stack, useToast } from 'shared-design-system';
import { describeFailure } from 'shared-runtime';
import {
  useGenerateMutation,
  useListGeneratorCategoriesQuery,
  useReadAttemptsQuery,
  useReadGeneratorQuery,
} from '../features/generator/api.ts';
import { HistoryCard } from '../features/generator/components/history-card.tsx';
import { InputCard } from '../features/generator/components/input-card.tsx';
import { ProgressCard } from '../features/generator/components/progress-card.tsx';
import { ResultCard } from '../features/generator/components/result-card.tsx';
import { StyleCard } from '../features/generator/components/style-card.tsx';
import { texts } from '../features/generator/texts.ts';
import { useAsked } from '../features/generator/use-asked.ts';
import { useGeneration } from '../features/generator/use-generation.ts';
import { useInputs } from '../features/generator/use-inputs.ts';
import { useTake } from '../features/generator/use-take.tsx';

/** `/merchant/generator`: new pictures of a photograph. */
export default function GeneratorScreen() {
  const { attemptId, generation, isUnderWay, open } = useGeneration();
  const isNew = generation === undefined || generation.status === 'created';
  const inputs = useInputs(isNew ? attemptId : '', open);
  const asked = useAsked('gentle');
  const { data: generator } = useReadGeneratorQuery({});
  const { data: attempts } = useReadAttemptsQuery({});
  const { data: categories = [] } = useListGeneratorCategoriesQuery({});
  const [generate, { isLoading }] = useGenerateMutation();
  const taker = useTake();
  const { show } = useToast();
  const styles = new Map(categories.map(({ slug, name }) => [slug, name]));
  // One that was begun on another page, as from a product's pictures, has its input already.
  const sources =
    inputs.inputs.length === 0 && generation?.status === 'created' && generation.inputPublicLink
      ? [{ id: 'given', src: generation.inputPublicLink }]
      : inputs.inputs;
  const count = Math.max(1, sources.length) * (generator?.variants ?? 1);

  const start = async () => {
    const { error } = await generate({ attemptId, categorySlug: asked.style, text: asked.words });
    if (error) show({ type: 'danger', title: texts.notStarted, text: describeFailure(error) });
    else inputs.clear();
  };
  const repeat = ({ categorySlug, userPrompt }: Generation) => {
    asked.choose(categorySlug);
    asked.type(userPrompt);
    open(null);
    inputs.clear();
    window.scrollTo({ top: 0 });
  };
  const makeButton = (
    <Button
      icon="sparkles"
      loading={isLoading}
      disabled={!isNew || sources.length === 0 || inputs.uploading}
      onClick={() => void start()}
    >
      {texts.make(count)}
    </Button>
  );
  return (
    <Page
      title={texts.title}
      subtitle={attempts ? texts.attempts(attempts.available) : undefined}
      actions={makeButton}
      tools={
        attempts?.paymentLink ? (
          <ButtonLink to="/merchant/generator/attempts" variant="outline" size="s">
            {texts.buy}
          </ButtonLink>
        ) : null
      }
    >
      <Stack>
        {generation && isUnderWay ? <ProgressCard generation={generation} /> : null}
        {generation && !isUnderWay ? (
          <ResultCard
            key={generation.attemptId}
            generation={generation}
            style={styles.get(generation.categorySlug) ?? ''}
            taking={taker.busy}
            onTake={(output) => taker.take(generation, output)}
          />
        ) : null}
        <InputCard
          inputs={sources}
          room={isNew ? inputs.room : 4}
          uploading={inputs.uploading}
          onAdd={inputs.add}
          onClear={() => {
            inputs.clear();
            open(null);
          }}
        />
        <StyleCard
          style={asked.style}
          onStyle={asked.choose}
          words={asked.words}
          onWords={asked.type}
          note={generator ? texts.providers[generator.provider] : ''}
        />
        <HistoryCard styles={styles} onOpen={({ attemptId: id }) => open(id)} onRepeat={repeat} />
        <RowList label={texts.more.title}>
          <ListRow to="/merchant/generator/shop" title={texts.more.shop} text={texts.more.shopText} />
          <ListRow to="/merchant/generator/lacking" title={texts.more.lacking} />
        </RowList>
      </Stack>
      {taker.dialogs}
    </Page>
  );
}
