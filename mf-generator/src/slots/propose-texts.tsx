import { Button, Inline, useToast } from 'shared-design-system';
import { describeFailure, type ProductTextsProps } from 'shared-runtime';
import { useProposeProductTextsMutation, useReadGeneratorQuery } from '../features/generator/api.ts';
import { texts } from '../features/generator/texts.ts';

const words = texts.propose;

/** Beside a product's texts: proposes a name and a description, from its picture and what is typed. Nothing where no service does that. */
export default function ProposeTexts({ contentId, read, write }: ProductTextsProps) {
  const { data: generator } = useReadGeneratorQuery({});
  const [propose, { isLoading }] = useProposeProductTextsMutation();
  const { show } = useToast();
  if (!generator?.proposesTexts) return null;
  const fill = async () => {
    const before = read();
    const typed = [before.title, before.description].filter(Boolean).join('. ').slice(0, 1000);
    const { data, error } = await propose({ words: typed, ...(contentId ? { contentId } : {}) });
    if (!data) {
      show({ type: 'danger', title: words.failed, text: describeFailure(error) });
      return;
    }
    write(data);
    show({ title: words.done, text: words.check, action: { label: words.undo, onPress: () => write(before) } });
  };
  return (
    <Inline>
      <Button variant="outline" size="s" icon="sparkles" loading={isLoading} onClick={() => void fill()}>
        {words.label}
      </Button>
    </Inline>
  );
}
