import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { merchantIdByName, parseSettings, shopIconPath, shopIcons } from 'shared-contracts';
import { invalidField } from '../../common/refusal.ts';
import type { AppContext } from '../../context.ts';
import { bindRoute } from '../../http/bind.ts';
import { disconnectSignal } from '../../http/disconnect-signal.ts';
import type { Identify } from '../../http/identify.ts';
import { readShopRow } from '../../merchants/index.ts';
import { drawIcon, letterIcon } from '../../pictures/index.ts';
import type { ShopView } from '../../shop-cache/index.ts';
import { findContent } from '../repository.ts';

const named = bindRoute(merchantIdByName, ({ shop }) => ({ merchant_id: shop.merchantId }));

/** Icons of letters, by their SVG: many shops share them. Not stored, because a shop can have any number of colours one after the other. */
const letterIcons = new LRUCache<string, Buffer>({ max: 1_000 });

export function serveShopIcons(app: FastifyInstance, context: AppContext, identify: Identify): void {
  app.get<{ Querystring: { kind?: string } }>(shopIconPath, async (request, reply) => {
    const kind = shopIcons.find((name) => name === request.query.kind);
    if (!kind) throw invalidField('kind', `one of ${shopIcons.join(', ')}`, 'invalid_value');
    const { merchantId } = (await identify(named, request)).shop as ShopView;
    const [pictures, row] = await Promise.all([
      findContent(context.db, merchantId, { externalId: 'shop-logo' }),
      readShopRow(context.db, merchantId),
    ]);
    const shown = pictures.find((picture) => picture.show);
    const who = { owner: request.ip, signal: disconnectSignal(reply) };
    const logo = shown && (await context.pictures.logoIcon(shown.bucket, shown.key, kind, who));
    const settings = parseSettings(row.settings);
    const svg = letterIcon({ ...settings, title: settings.title || row.name }, kind);
    const png = logo || letterIcons.get(svg) || (await context.work.run(drawIcon, { svg }, who));
    if (!logo) letterIcons.set(svg, png);
    return reply.header('content-type', 'image/png').header('cache-control', 'no-store').send(png);
  });
}
