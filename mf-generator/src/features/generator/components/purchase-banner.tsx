import { useSearchParams } from 'react-router-dom';
import type { readAttempts } from 'shared-contracts';
import { Banner } from 'shared-design-system/office';
import { buyingTexts } from '../buying-texts.ts';

type Purchase = ReturnType<typeof readAttempts.decode>['lastPurchase'];

const tones = { pending: 'info', succeeded: 'happy', canceled: 'warn' } as const;

export function PurchaseBanner({ purchase }: { purchase: Purchase }) {
  const [params] = useSearchParams();
  if (!purchase || params.get('purchase') !== purchase.purchaseId) return null;
  const { title, text } = buyingTexts.ended[purchase.status];
  return (
    <Banner tone={tones[purchase.status]} live title={title}>
      {text(purchase.attempts)}
    </Banner>
  );
}
