import { useEffect } from 'react';
import { promoParameter, readPromoCodeText } from 'shared-contracts';
import { Banner } from 'shared-design-system/shop';
import { keepPromo } from '../promo-storage.ts';
import { texts } from './texts.ts';

interface PromoNoteProps {
  merchantName: string;
  search: string;
  current: 'home' | 'checkout' | undefined;
}

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
