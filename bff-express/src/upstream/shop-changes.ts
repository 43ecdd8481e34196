type OnChange = (shop: string) => void;

/** Changes of shops that pass by here, as their merchants make them. Others are noticed by the shop's revision. */
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
