import { useEffect, useState } from 'react';
import { Banner, Button, formatTime, pluralCount } from 'shared-design-system/office';
import { useShopZone } from 'shared-runtime/screens';
import { texts } from '../../../../texts.ts';
import { useLastPricesQuery } from '../api.ts';
import { useUndoPrices } from '../use-change-prices.ts';

const words = texts.prices;

export function UndoPrices() {
  const { data } = useLastPricesQuery({}, { refetchOnMountOrArgChange: true });
  const { undo, undoing } = useUndoPrices();
  const timeZone = useShopZone();
  const last = data?.last ?? null;
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setOver(last.change_id), Date.parse(last.until) - Date.now());
    return () => clearTimeout(timer);
  }, [last]);
  if (!last || over === last.change_id) return null;
  return (
    <Banner
      actions={
        <Button variant="outline" size="s" icon="undo" loading={undoing} onClick={() => void undo(last.change_id)}>
          {words.undo}
        </Button>
      }
    >
      {words.last(pluralCount(last.changed, texts.productForms), formatTime(last.until, { timeZone }))}
    </Banner>
  );
}
