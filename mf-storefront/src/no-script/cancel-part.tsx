import { formPathsOf, maxCancelReason, type OrderPage, reportedSumOf } from 'shared-contracts';
import { Field, TextInput } from 'shared-design-system/checkout';
import { Button, formatMoney, Stack, Text, typeset } from 'shared-design-system/shop';
import { Disclosure } from '../components/disclosure.tsx';
import { orderTexts } from '../order-texts.ts';
import { texts } from './texts.ts';

const { textPaid, textByCard, text, no } = orderTexts.confirmCancel;

export function CancelPart({ page: { order, shopName }, token }: { page: OrderPage; token: string }) {
  const paid = reportedSumOf(order);
  const byCard = order.paymentMethod === 'card' ? textByCard[order.paymentState] : undefined;
  return (
    <Disclosure show={orderTexts.cancel} hide={no}>
      <form method="post" encType="multipart/form-data" action={formPathsOf(shopName).cancelOrder(token)}>
        <Stack>
          <Text>{typeset(paid > 0 ? textPaid(formatMoney(paid)) : (byCard ?? text))}</Text>
          <Field label={texts.cancelReason} optional>
            <TextInput name="reason" maxLength={maxCancelReason} autoComplete="off" />
          </Field>
          <Button type="submit" variant="danger" full>
            {texts.cancelYes}
          </Button>
        </Stack>
      </form>
    </Disclosure>
  );
}
