import { useState } from 'react';
import type { ProductAction } from 'shared-contracts';
import { Button, IconButton } from 'shared-design-system/office';
import { texts } from '../../../texts.ts';
import { PriceDialog } from '../prices/components/price-dialog.tsx';
import { useChangeMany } from '../use-change-many.ts';
import type { ProductChoice } from '../use-product-choice.ts';

const words = texts.many;

export function BulkActions({ choice }: { choice: ProductChoice }) {
  const { act, changing } = useChangeMany();
  const [pricing, setPricing] = useState(false);
  const none = choice.count === 0;
  const run = async (action: ProductAction) => {
    if (await act(action, choice.chosen())) choice.end();
  };
  return (
    <>
      <Button aria-label={texts.prices.openLabel} disabled={none || changing} onClick={() => setPricing(true)}>
        {texts.prices.open}
      </Button>
      <Button variant="outline" disabled={none || changing} onClick={() => void run('publish')}>
        {words.publish}
      </Button>
      <Button variant="outline" disabled={none || changing} onClick={() => void run('hide')}>
        {words.hide}
      </Button>
      <IconButton
        icon="trash"
        label={words.remove}
        variant="danger"
        disabled={none || changing}
        onClick={() => void run('delete')}
      />
      {pricing ? (
        <PriceDialog
          chosen={choice.chosen()}
          count={choice.count}
          onClose={() => setPricing(false)}
          onDone={choice.end}
        />
      ) : null}
    </>
  );
}
