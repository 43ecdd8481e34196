import { useEffect } from 'react';
import { promoParameter, readPromoCodeText } from 'shared-contracts';
import { Banner } from 'shared-design-system/shop';
import { keepPromo } from '../promo-storage.ts';
import { texts } from './texts.ts';

interface PromoNoteProps {
  merchantName: string;
  /** Of the address. */
  search: string;
  /** Which of the shop's pages it is. */
  current: 'home' | 'checkout' | undefined;
}

/** Keeps the promo code of an address for the cart, and says that it has arrived: nothing else shows it before the cart. */
export default function PromoNote({ merchantName, search, current }: PromoNoteProps) {
  const code = readPromoCodeText(new URLSearchParams(search).get(promoParameter));
  useEffect(() => {
    if (code) keepPromo(merchantName, code);
  }, [merchantName, code]);
  if (!code || current === 'checkout') return null;
  return (
    <aside aria-label={texts.promo.label}>
      <Banner wide tone="happy">
        {texts.promo.kept(code)}
      </Banner>
    </aside>
  );
}
