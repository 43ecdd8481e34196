import type { Ref } from 'react';
import { Button, IconButton } from 'shared-design-system/office';
import { texts } from '../../../texts.ts';
import type { ProductChoice } from '../use-product-choice.ts';

const { many } = texts;
const number = new Intl.NumberFormat('ru-RU');

interface ChoosingToolsProps {
  choice: ProductChoice;
  shown: readonly string[];
  endRef: Ref<HTMLButtonElement>;
}

export function ChoosingTools({ choice, shown, endRef }: ChoosingToolsProps) {
  const everyShown = shown.length > 0 && shown.every(choice.has);
  const everything = choice.total ?? 0;
  const wider = everyShown && everything > shown.length && !choice.all;
  return (
    <>
      {everyShown && !wider ? null : (
        <Button
          variant="ghost"
          size="s"
          aria-label={wider ? many.everything(number.format(everything)) : many.page(number.format(shown.length))}
          onClick={() => (wider ? choice.chooseAll() : choice.add(shown))}
        >
          {many.all(number.format(wider ? everything : shown.length))}
        </Button>
      )}
      <IconButton ref={endRef} icon="x" label={many.end} onClick={choice.end} />
    </>
  );
}
