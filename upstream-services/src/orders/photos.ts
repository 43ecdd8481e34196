import { orderPhotoDays, orderPhotosFolder } from 'shared-contracts';
import { pictureLink } from '../common/links.ts';
import { orderPictures } from '../payments/index.ts';
import type { OrderRow } from './repository.ts';

/** What was made for orders, as merchants show it to buyers. */
export const photos = orderPictures({
  folder: orderPhotosFolder,
  days: orderPhotoDays,
  name: { one: 'order-photo', all: 'order-photos' },
  cron: '29 2 * * *',
});

/** The photo as it travels; undefined where there is none, or its time is over. */
export function photoWireOf({ photo }: Pick<OrderRow, 'photo'>, now: Date) {
  if (!photo || new Date(photo.at) < photos.since(now)) return undefined;
  const { key, width, height, colour } = photo;
  return { link: pictureLink(orderPhotosFolder, key), width, height, colour };
}
