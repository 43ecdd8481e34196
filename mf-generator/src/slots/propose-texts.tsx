import { useState } from 'react';
import { Button, Inline } from 'shared-design-system/office';
import type { SlotProps } from 'shared-runtime';
import { useProposeProductTextsMutation, useReadGeneratorQuery } from '../features/generator/api.ts';
import { ProposalDialog } from '../features/generator/components/proposal-dialog.tsx';
import { texts } from '../features/generator/texts.ts';
import { useFailure } from '../features/generator/use-failure.ts';

const words = texts.propose;
type Texts = ReturnType<SlotProps<'product.texts'>['read']>;

/** What is typed, as one text; no sentence ends twice. */
const typedIn = ({ title, description }: Texts): string =>
  [title, description]
    .map((text) => text.trim().replace(/[\s.…]+$/, ''))
    .filter(Boolean)
    .join('. ')
    .slice(0, 1000);

/** Beside a product's texts: proposes a name and a description, from its picture and what is typed. Nothing where no service does that. */
export default function ProposeTexts({ contentId, read, write }: SlotProps<'product.texts'>) {
  const { data: generator } = useReadGeneratorQuery({});
  const [propose, { isLoading }] = useProposeProductTextsMutation();
  const fail = useFailure();
  const [proposal, setProposal] = useState<{ own: Texts; proposed: Texts } | null>(null);
  if (!generator?.proposesTexts) return null;
  const ask = async () => {
    const own = read();
    const { data, error } = await propose({ words: typedIn(own), ...(contentId ? { contentId } : {}) });
    if (data) setProposal({ own, proposed: data });
    else fail(words.failed, error);
  };
  return (
    <Inline>
      <Button variant="outline" size="s" icon="sparkles" loading={isLoading} onClick={() => void ask()}>
        {words.label}
      </Button>
      {proposal ? (
        <ProposalDialog
          {...proposal}
          onClose={() => setProposal(null)}
          onTake={() => {
            setProposal(null);
            write(proposal.proposed);
          }}
        />
      ) : null}
    </Inline>
  );
}
