import type { Order } from 'shared-contracts';
import { TotalLine } from 'shared-design-system/checkout';
import { Button, formatMoney } from 'shared-design-system/office';
import { differenceTexts as words } from '../difference-texts.ts';
import { useDifference } from '../use-difference.ts';

export default function HandDifference({ order }: { order: Order }) {
  const { due, back, marking, mark } = useDifference(order);
  if (due === 0 && back === 0) return null;
  const sum = formatMoney(back || due);
  return (
    <>
      <TotalLine large label={back > 0 ? words.back : words.due} value={sum} />
      <Button variant="outline" icon={back > 0 ? 'undo' : 'banknote'} full loading={marking} onClick={mark}>
        {back > 0 ? words.returned(sum) : words.came(sum)}
      </Button>
    </>
  );
}
