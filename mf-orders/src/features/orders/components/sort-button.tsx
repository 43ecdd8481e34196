import type { OrderSort } from 'shared-contracts';
import { Button, IconButton, Show } from 'shared-design-system/office';
import { listTexts } from '../../../list-texts.ts';

interface SortButtonProps {
  value: OrderSort;
  onChange: (sort: OrderSort) => void;
}

export function SortButton({ value, onChange }: SortButtonProps) {
  const { sort } = listTexts;
  const press = () => onChange(value === 'delivery' ? 'newest' : 'delivery');
  return (
    <>
      <Show from={1024}>
        <Button variant="outline" icon="arrow-up-down" onClick={press}>
          {sort[value]}
        </Button>
      </Show>
      <Show below={1024}>
        <IconButton icon="arrow-up-down" label={sort.delivery} aria-pressed={value === 'delivery'} onClick={press} />
      </Show>
    </>
  );
}
