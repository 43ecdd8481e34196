import { skipToken } from '@reduxjs/toolkit/query';
import { useParams } from 'react-router-dom';
import { merchantName as merchantNameSchema, type PublicShop } from 'shared-contracts';
import { type Failure, isFailure } from 'shared-runtime';
import { shopApi } from './api.ts';

/** The shop of the present address. */
export interface CurrentShop {
  merchantName: string;
  /** Undefined while it is not known. */
  shop: PublicShop | undefined;
  /** Why it is not known. */
  failure: Failure | undefined;
  fetching: boolean;
  retry: () => void;
}

const noSuchShop: Failure = { kind: 'answer', code: 'shop_not_found', requestId: '' };

/** The shop that the address names; asked for once per page. A name that no shop can have is not asked for. */
export function useShop(): CurrentShop {
  const { merchantName = '' } = useParams();
  const possible = merchantNameSchema.safeParse(merchantName).success;
  const { currentData, error, isFetching, refetch } = shopApi.useReadShopQuery(possible ? { merchantName } : skipToken);
  const failure = possible ? (isFailure(error) ? error : undefined) : noSuchShop;
  return { merchantName, shop: currentData, failure, fetching: isFetching, retry: () => void refetch() };
}
