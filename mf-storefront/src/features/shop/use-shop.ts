import { useLocation, useParams } from 'react-router-dom';
import { isNameShaped, type PublicShop, unknownShopAttribute } from 'shared-contracts';
import { type Failure, useRead } from 'shared-runtime/page';
import { usePreview } from '../../preview.ts';
import { shopQueries } from './shop.queries.ts';

interface CurrentShop {
  merchantName: string;
  shop: PublicShop | undefined;
  failure: Failure | undefined;
  fetching: boolean;
  retry: () => void;
}

const noSuchShop: Failure = { kind: 'answer', code: 'shop_not_found', requestId: '' };

function useKnownMissing(merchantName: string): boolean {
  const isFirst = useLocation().key === 'default';
  return (
    isFirst &&
    typeof document !== 'undefined' &&
    document.documentElement.getAttribute(unknownShopAttribute) === merchantName
  );
}

export function useShop(): CurrentShop {
  const preview = usePreview();
  const { merchantName = preview?.merchantName ?? '' } = useParams();
  const missing = useKnownMissing(merchantName);
  // A reserved word is asked for like any name: the server answers that there is no such shop.
  const possible = isNameShaped(merchantName) && !missing;
  const { read, args } = shopQueries(merchantName).shop;
  const { currentData, error, isFetching, refetch } = useRead(read, possible ? args : null);
  const failure = possible ? error : noSuchShop;
  const shop = currentData && preview ? { ...currentData, ...preview.shop } : currentData;
  return { merchantName, shop, failure, fetching: isFetching, retry: () => void refetch() };
}
