import { useState } from 'react';
import { truncate } from 'shared-contracts';
import { Button, Inline, Stack } from 'shared-design-system/office';
import type { SlotProps } from 'shared-runtime';
import { useProposeProductTextsMutation, useReadGeneratorQuery } from '../features/generator/api.ts';
import {
  type ProductTexts,
  ProposalCard,
  type ReplacedTexts,
} from '../features/generator/components/proposal-card.tsx';
import { Stage } from '../features/generator/components/stage.tsx';
import { texts } from '../features/generator/texts.ts';
import { useFailure } from '../features/generator/use-failure.ts';
import { useFocusOnNew } from '../features/generator/use-focus-on-new.ts';

const words = texts.propose;
const none: ReplacedTexts = { title: null, description: null };

const typedIn = ({ title, description }: ProductTexts): string =>
  truncate(
    [title, description]
      .map((text) => text.trim().replace(/[\s.…]+$/, ''))
      .filter(Boolean)
      .join('. '),
    1000,
  );

/** A proposal that is too long for its field is not cut: the field shows the error. Renders nothing where no service proposes texts. */
export default function ProposeTexts({ contentId, read, write }: SlotProps<'product.texts'>) {
  const { data: generator } = useReadGeneratorQuery({});
  const [propose, { isLoading }] = useProposeProductTextsMutation();
  const fail = useFailure();
  const [proposed, setProposed] = useState<ProductTexts | null>(null);
  const [replaced, setReplaced] = useState(none);
  const stage = useFocusOnNew(proposed ? `${proposed.title} ${proposed.description}` : '');
  if (!generator?.proposesTexts) return null;
  const ask = async () => {
    const { data, error } = await propose({ words: typedIn(read()), ...(contentId ? { contentId } : {}) });
    if (!data) return fail(words.failed, error);
    setReplaced(none);
    setProposed(data);
  };
  const put = (field: keyof ProductTexts, text: string, before: string | null) => {
    write({ ...read(), [field]: text });
    setReplaced((others) => ({ ...others, [field]: before }));
  };
  return (
    <Stack gap={3}>
      <Inline>
        <Button variant="outline" size="s" icon="sparkles" loading={isLoading} onClick={() => void ask()}>
          {words.label}
        </Button>
      </Inline>
      {proposed ? (
        <Stage ref={stage} tabIndex={-1}>
          <ProposalCard
            proposed={proposed}
            replaced={replaced}
            onTake={(field) => put(field, proposed[field], read()[field])}
            onGiveBack={(field) => put(field, replaced[field] ?? '', null)}
            onClose={() => setProposed(null)}
          />
        </Stage>
      ) : null}
    </Stack>
  );
}
