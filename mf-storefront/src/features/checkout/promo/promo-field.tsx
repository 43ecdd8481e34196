import { lazy, Suspense, useState } from 'react';
import type { PromoRefusal } from 'shared-contracts';
import { Button, FocusFallback, Inline, Text } from 'shared-design-system/shop';
import { checkoutTexts } from '../../../checkout-texts.ts';
import { loadWithRetry } from '../../../hydration/load-with-retry.ts';
import type { Promo } from './use-promo.ts';

const words = checkoutTexts.promo;

const TypedPromo = lazy(() =>
  loadWithRetry(() => import(/* webpackChunkName: 'checkout-parts' */ './typed-promo.tsx')),
);

interface PromoFieldProps {
  promo: Promo;
  lines: readonly { productId: string; title: string }[];
  refusal: PromoRefusal | null;
}

export const PromoField = (props: PromoFieldProps) => (
  <FocusFallback>
    <PromoSteps {...props} />
  </FocusFallback>
);

function PromoSteps({ promo, lines, refusal }: PromoFieldProps) {
  const { typed, checked, apply } = promo;
  const [open, setOpen] = useState(false);
  const remove = () => {
    setOpen(false);
    apply('');
  };
  if (typed !== '' && checked && !refusal) {
    const leftOut = lines.filter(({ productId }) => checked.leftOut.includes(productId)).map(({ title }) => title);
    return (
      <div>
        <Inline wrap={false} justify="between">
          <Text as="span">{words.applied}</Text>
          <Button variant="ghost" size="s" aria-label={words.removeNamed(checked.code)} onClick={remove}>
            {words.remove}
          </Button>
        </Inline>
        {leftOut.length > 0 ? (
          <Text tone="muted" size="s">
            {words.leftOut([...new Set(leftOut)])}
          </Text>
        ) : null}
      </div>
    );
  }
  if (typed === '' && !open) {
    return (
      <div>
        <Button variant="outline" size="s" onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      </div>
    );
  }
  return (
    <Suspense fallback={null}>
      <TypedPromo promo={promo} refusal={refusal} focused={open && typed === ''} />
    </Suspense>
  );
}
