import { orderPhotoDays, orderPhotosFolder } from 'shared-contracts';
import { pictureLink } from '../common/links.ts';
import { orderPictures } from '../payments/index.ts';
import type { OrderRow } from './repository.ts';

export const orderPhotos = orderPictures({
  folder: orderPhotosFolder,
  days: orderPhotoDays,
  name: { one: 'order-photo', all: 'order-photos' },
  cron: '29 2 * * *',
});

export function photoWireOf({ photo }: Pick<OrderRow, 'photo'>, now: Date) {
  if (!photo || new Date(photo.at) < orderPhotos.since(now)) return undefined;
  const { key, width, height, colour } = photo;
  return { link: pictureLink(orderPhotosFolder, key), width, height, colour };
}
