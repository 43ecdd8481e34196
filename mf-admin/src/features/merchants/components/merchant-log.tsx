import { rowsPerPage, useListAddress } from 'shared-runtime/screens';
import { ShopLog } from 'shared-runtime/shop-log';
import { useReadMerchantLogQuery } from '../api.ts';

export function MerchantLog({ merchantId }: { merchantId: string }) {
  const address = useListAddress();
  const query = useReadMerchantLogQuery({ merchant_id: merchantId, page: address.page, per_page: rowsPerPage });
  return <ShopLog query={query} address={address} />;
}
