import type { ContentItem } from 'shared-contracts';
import { readsOf, useRead } from 'shared-runtime/page';
import { usePreview } from '../../preview.ts';

const read = readsOf(() => import('../../operations.ts'));

export const readShop = read('readShop', 'Shop');
export const readDeliveryInfo = read('readDeliveryInfo', 'Delivery');
const readPayments = read('listPaymentMethods', 'Payment');
const readPictures = read('listPublicContent', 'Content');

export const paymentsQuery = (merchantId: string) => ({ read: readPayments, args: { merchantId } });

export const usePaymentMethods = (merchantId: string | undefined) =>
  useRead(readPayments, merchantId ? { merchantId } : null);

export const picturesQuery = (merchantName: string, externalId: string) => ({
  read: readPictures,
  args: { merchantName, externalId },
});
type PicturesQuery = ReturnType<typeof picturesQuery>;

/** Pictures of an entity, in their order; undefined while they are not known, none where they do not load (promise 8.2.1). */
export function usePictures({ read: pictures, args }: PicturesQuery): readonly ContentItem[] | undefined {
  const shown = usePreview()?.pictures[args.externalId];
  const { data, isError } = useRead(pictures, shown ? null : args);
  return shown ?? data ?? (isError ? [] : undefined);
}

export const usePictureLink = (query: PicturesQuery): string | null => usePictures(query)?.[0]?.link ?? null;
