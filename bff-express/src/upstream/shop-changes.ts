type OnChange = (shop: string) => void;

export interface ShopChanges {
  note(shop: string): void;
  onChange(tell: OnChange): void;
}

export function createShopChanges(): ShopChanges {
  let tell: OnChange = () => undefined;
  return {
    note: (shop) => tell(shop),
    onChange(listener) {
      tell = listener;
    },
  };
}
