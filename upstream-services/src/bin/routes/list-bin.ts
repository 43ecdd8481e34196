import { binDays, binKinds, listBin, msOfDay } from 'shared-contracts';
import { pictureLink } from '../../common/links.ts';
import { bindRoute } from '../../http/bind.ts';
import type { BinRow, Bins } from '../types.ts';

const wireOf = ({ id, title, picture, externalId, deletedAt }: BinRow) => ({
  id,
  title,
  preview: picture && {
    link: pictureLink(picture.bucket, picture.key),
    width: picture.width,
    height: picture.height,
    colour: picture.colour,
  },
  external_id: externalId,
  deleted_at: deletedAt.toISOString(),
  kept_until: new Date(deletedAt.getTime() + binDays * msOfDay).toISOString(),
});

export default ({ kinds }: Bins) =>
  bindRoute(listBin, async ({ context: { db }, caller: { merchantId }, body: { kind, page, per_page: perPage } }) => {
    const items = await kinds[kind].list(db, merchantId, { offset: (page - 1) * perPage, limit: perPage });
    const [product, category, picture] = await Promise.all(binKinds.map((one) => kinds[one].count(db, merchantId)));
    const counts = { product: product ?? 0, category: category ?? 0, picture: picture ?? 0 };
    return { items: items.map(wireOf), total_count: counts[kind], counts };
  });
