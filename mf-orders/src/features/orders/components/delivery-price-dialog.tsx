import { type FormEvent, useState } from 'react';
import { canSetDeliveryPrice, type Order, roubles } from 'shared-contracts';
import { PriceInput } from 'shared-design-system/fields';
import {
  Banner,
  Button,
  Dialog,
  Field,
  FormErrorSummary,
  formatMoney,
  Stack,
  useToast,
} from 'shared-design-system/office';
import { describeFailure } from 'shared-runtime';
import { useSetDeliveryPriceMutation } from '../api.ts';
import { deliveryPriceTexts as words } from './delivery-price-texts.ts';

export default function DeliveryPriceDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const before = order.deliveryInfo.deliveryPrice;
  const [atFirst] = useState(before);
  const [price, setPrice] = useState(before);
  const late = !canSetDeliveryPrice(order);
  const { save, saving, failure } = useSaving(order, onClose);
  const [error, setError] = useState<string>();
  const change = (value: number | null) => {
    setPrice(value);
    setError(undefined);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const wrong = wrongIn(price, before);
    setError(wrong);
    if (price !== null && !wrong) void save(price);
  };
  return (
    <Dialog open onClose={onClose} title={words.title}>
      <Stack as="form" onSubmit={send} noValidate>
        {failure ? <FormErrorSummary title={words.failed} errors={[{ message: failure }]} /> : null}
        <Elsewhere order={order} atFirst={atFirst} />
        {order.paymentReported && !late ? <Banner tone="warn">{words.reported}</Banner> : null}
        {order.payment?.paid && !late ? <Banner>{words.paid}</Banner> : null}
        <Field label={words.label} hint={words.hint} error={error}>
          <PriceInput value={price} onChange={change} />
        </Field>
        {late ? null : (
          <Button type="submit" full loading={saving}>
            {words.save}
          </Button>
        )}
        {late || before === null ? null : (
          <Button variant="ghost" full disabled={saving} onClick={() => void save(null)}>
            {words.remove}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}

/** A delivery's price is in whole roubles; the saved one may keep its kopecks. */
function wrongIn(price: number | null, before: number | null): string | undefined {
  if (price === null) return words.enter;
  if (!roubles.safeParse(price).success) return words.range;
  return price === before || Number.isInteger(price) ? undefined : words.kopecks;
}

function Elsewhere({ order, atFirst }: { order: Order; atFirst: number | null }) {
  const { deliveryPrice: now } = order.deliveryInfo;
  if (!canSetDeliveryPrice(order)) return <Banner tone="danger" live title={words.late} />;
  if (now === atFirst) return null;
  return (
    <Banner tone="warn" live>
      {now === null ? words.removedElsewhere : words.changedElsewhere(formatMoney(now))}
    </Banner>
  );
}

function useSaving(order: Order, onSaved: () => void) {
  const [setDeliveryPrice, { isLoading }] = useSetDeliveryPriceMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const toast = useToast();
  const save = async (price: number | null): Promise<void> => {
    setFailure(null);
    try {
      await setDeliveryPrice({ orderId: order.id, price }).unwrap();
      toast.show({ title: price === null ? words.removed : words.saved, type: 'happy' });
      onSaved();
    } catch (caught) {
      setFailure(describeFailure(caught));
    }
  };
  return { save, saving: isLoading, failure };
}
