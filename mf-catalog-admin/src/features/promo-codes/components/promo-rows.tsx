import type { PromoCode } from 'shared-contracts';
import { Badge, ListRow } from 'shared-design-system/office';
import { useShopZone } from 'shared-runtime/screens';
import { factsText, stateOf } from '../promo-facts.ts';
import { promoTexts as words } from '../texts.ts';

const tones = { on: 'happy', early: 'info', over: 'neutral', off: 'neutral' } as const;

interface PromoRowsProps {
  codes: readonly PromoCode[];
  titles: Readonly<Record<string, string>>;
}

export function PromoRows({ codes, titles }: PromoRowsProps) {
  const zone = useShopZone();
  return codes.map((promo) => {
    const state = stateOf(promo, zone);
    return (
      <ListRow
        key={promo.id}
        to={`/merchant/promo-codes/${promo.id}`}
        title={promo.code}
        text={factsText(promo, titles, zone)}
        trailing={<Badge tone={tones[state]}>{words[state]}</Badge>}
      />
    );
  });
}
