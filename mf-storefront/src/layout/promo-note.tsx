import { useEffect } from 'react';
import { parsePromoCodeText, promoParameter } from 'shared-contracts';
import { Banner } from 'shared-design-system/shop';
import { keepPromo } from '../promo-storage.ts';
import { texts } from './texts.ts';

interface PromoNoteProps {
  merchantName: string;
  search: string;
  current: 'home' | 'checkout' | undefined;
}

export default function PromoNote({ merchantName, search, current }: PromoNoteProps) {
  const code = parsePromoCodeText(new URLSearchParams(search).get(promoParameter));
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
