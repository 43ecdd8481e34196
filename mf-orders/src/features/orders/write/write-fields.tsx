import { type ReactNode, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CartChangeWire, DeliveryConditions, Order } from 'shared-contracts';
import { OfficeSplit, Stack } from 'shared-design-system/office';
import { BuyerCard } from './buyer-card.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import { GoodsCard } from './goods-card.tsx';
import { applyPriceChanges, priceOfMethod, type WriteLine, type WriteValues } from './write-form.ts';

interface WriteFieldsProps {
  form: UseFormReturn<WriteValues, unknown, WriteValues>;
  conditions: DeliveryConditions | null;
  others: Order['discounts'];
  before: string;
  changes: readonly CartChangeWire[];
  held?: readonly WriteLine[];
  payment?: ReactNode;
}

export function WriteFields({ form, conditions, others, before, changes, held = [], payment }: WriteFieldsProps) {
  useEffect(() => {
    const lines = form.getValues('lines');
    const now = applyPriceChanges(lines, changes);
    if (now !== lines) form.setValue('lines', now, { shouldDirty: true });
  }, [form, changes]);
  usePriceOfMethod(form, conditions);
  return (
    <OfficeSplit
      main={
        <Stack gap={3}>
          <GoodsCard form={form} others={others} changes={changes} held={held} />
          <BuyerCard form={form} />
          {payment}
        </Stack>
      }
      side={<DeliveryCard form={form} conditions={conditions} before={before} />}
    />
  );
}

/** Keeps the delivery's price at what its method costs for the goods, until the merchant types another one. */
function usePriceOfMethod(form: WriteFieldsProps['form'], conditions: DeliveryConditions | null): void {
  const values = form.watch();
  const now = priceOfMethod(conditions, values);
  const before = useRef(now);
  useEffect(() => {
    const { method, price } = form.getValues();
    const isKnown = method !== '' || now !== null;
    if (isKnown && price === before.current && price !== now) {
      form.setValue('price', now, { shouldDirty: true });
    }
    before.current = now;
  }, [form, now]);
}
