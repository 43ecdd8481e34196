import { useRef, useState } from 'react';
import type { Generation } from 'shared-contracts';
import { Banner, ButtonLink, Inline, ListRow, Page, RowList, Stack, Text } from 'shared-design-system/office';
import {
  useGenerateMutation,
  useListGeneratorCategoriesQuery,
  useReadAttemptsQuery,
  useReadGeneratorQuery,
} from '../features/generator/api.ts';
import { BatchProgressCard } from '../features/generator/components/batch-progress-card.tsx';
import { HistoryCard } from '../features/generator/components/history-card.tsx';
import { InputCard } from '../features/generator/components/input-card.tsx';
import { MakeButton } from '../features/generator/components/make-button.tsx';
import { ProgressCard } from '../features/generator/components/progress-card.tsx';
import { ResultCard } from '../features/generator/components/result-card.tsx';
import { Stage } from '../features/generator/components/stage.tsx';
import { StyleCard } from '../features/generator/components/style-card.tsx';
import { MainTakeAction, OtherAction } from '../features/generator/components/take-actions.tsx';
import { UnfilteredPictures } from '../features/generator/components/unfiltered-pictures.tsx';
import { texts } from '../features/generator/texts.ts';
import { useChosenOutput } from '../features/generator/use-chosen-output.ts';
import { useFailure } from '../features/generator/use-failure.ts';
import { useFocusOnNew } from '../features/generator/use-focus-on-new.ts';
import { useGeneration } from '../features/generator/use-generation.ts';
import { useGenerationSettings } from '../features/generator/use-generation-settings.ts';
import { useInputs } from '../features/generator/use-inputs.ts';
import { useResumeGeneration } from '../features/generator/use-resume-generation.ts';
import { useTake } from '../features/generator/use-take.tsx';

const focusOn = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

export default function GeneratorScreen() {
  const { attemptId, generation, isUnderWay, isUnknown, open } = useGeneration();
  const isNew = generation === undefined || generation.status === 'created';
  const settings = useGenerationSettings('gentle', attemptId, isNew ? '' : generation.userPrompt);
  const inputs = useInputs(attemptId, generation, (id) => {
    settings.carry(id);
    open(id);
  });
  const isRunUnderWay = useResumeGeneration(attemptId, open);
  const { data: generator } = useReadGeneratorQuery({});
  const { data: attempts } = useReadAttemptsQuery({}, { refetchOnFocus: true });
  const { data: categories = [] } = useListGeneratorCategoriesQuery({});
  const [generate] = useGenerateMutation();
  const [starting, setStarting] = useState(false);
  const taker = useTake();
  const [output, chooseOutput] = useChosenOutput(attemptId);
  const fail = useFailure();
  const [repeated, setRepeated] = useState('');
  const isCopying = useRef(false);
  const isMade = generation?.status === 'succeeded' && generation.outputContents.length > 0;
  const take = { taking: taker.busy, onTake: () => generation && taker.take(generation, output) };
  const stage = useFocusOnNew(isNew ? '' : `${attemptId} ${isUnderWay}`);
  const styles = new Map(categories.map(({ slug, name }) => [slug, name]));

  const start = async () => {
    setStarting(true);
    const id = await inputs.renewed();
    const { error } = id
      ? await generate({ attemptId: id, categorySlug: settings.style, text: settings.words })
      : { error: undefined };
    setStarting(false);
    if (error) fail(texts.notStarted, error);
  };
  /** Copies an attempt without starting it: each generation costs an attempt, and the same again is seldom wanted. */
  const repeat = async ({ attemptId: id, categorySlug, userPrompt }: Generation) => {
    if (isCopying.current) return;
    isCopying.current = true;
    const copy = await inputs.copyOf(id);
    isCopying.current = false;
    if (!copy) return;
    settings.choose(categorySlug);
    settings.type(userPrompt, copy);
    setRepeated(copy);
    window.scrollTo({ top: 0 });
  };
  const count = Math.max(1, inputs.inputs.length) * (generator?.variants ?? 1);
  const left = attempts?.paymentLink ? attempts.available : undefined;
  const make = (
    <MakeButton
      count={count}
      left={left}
      loading={starting}
      disabled={inputs.inputs.length === 0 || inputs.uploading}
      onMake={() => void start()}
    />
  );
  return (
    <Page
      title={texts.title}
      subtitle={attempts ? texts.attempts(attempts.available) : undefined}
      actions={
        isMade ? <MainTakeAction {...take} generation={generation} output={output} /> : isUnderWay ? undefined : make
      }
      note={!isMade && !isUnderWay && attempts && attempts.available > 0 ? texts.cost : undefined}
      tools={
        attempts?.paymentLink ? (
          <ButtonLink to="/merchant/generator/attempts" variant="outline" size="s">
            {texts.buy}
          </ButtonLink>
        ) : null
      }
    >
      <UnfilteredPictures>
        <Stack>
          {isUnknown ? (
            <Banner tone="warn" live>
              {texts.unknown}
            </Banner>
          ) : null}
          {isRunUnderWay ? <BatchProgressCard /> : null}
          {isNew ? null : (
            <Stage ref={stage} tabIndex={-1}>
              {isUnderWay ? (
                <ProgressCard generation={generation} />
              ) : (
                <ResultCard
                  generation={generation}
                  style={styles.get(generation.categorySlug) ?? ''}
                  chosen={output}
                  onChoose={chooseOutput}
                  action={<OtherAction {...take} generation={generation} />}
                />
              )}
            </Stage>
          )}
          {repeated && repeated === attemptId && isNew ? (
            <Stage key={repeated} ref={focusOn} tabIndex={-1}>
              <Banner live title={texts.repeated.title}>
                {texts.repeated.next(left === 0 ? texts.buy : texts.make(count))}
              </Banner>
            </Stage>
          ) : null}
          <InputCard
            inputs={inputs.inputs}
            product={generation?.productTitle ?? null}
            room={inputs.room}
            uploading={inputs.uploading}
            isFixed={isUnderWay}
            onAdd={inputs.add}
            onRemove={(place) => void inputs.remove(place)}
            onClear={() => {
              inputs.clear();
              open(null);
            }}
          />
          <StyleCard
            style={settings.style}
            onStyle={settings.choose}
            words={settings.words}
            onWords={settings.type}
            note={generator ? texts.providers[generator.provider] : ''}
          />
          {isMade ? (
            <Inline gap={3}>
              {make}
              <Text tone="muted">{texts.cost}</Text>
            </Inline>
          ) : null}
          <HistoryCard
            styles={styles}
            onOpen={({ attemptId: id }) => open(id, 'here')}
            onRepeat={(generation) => void repeat(generation)}
          />
          <RowList label={texts.more.title}>
            <ListRow to="/merchant/generator/shop" title={texts.more.shop} text={texts.more.shopText} />
            <ListRow to="/merchant/generator/lacking" title={texts.more.lacking} />
          </RowList>
        </Stack>
      </UnfilteredPictures>
      {taker.dialogs}
    </Page>
  );
}
