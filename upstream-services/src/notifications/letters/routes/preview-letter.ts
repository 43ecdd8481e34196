import { type Order, parseOrder, parseSettings, previewLetter } from 'shared-contracts';
import { orderLink } from '../../../common/links.ts';
import { bindRoute } from '../../../http/bind.ts';
import { readShopRow } from '../../../merchants/index.ts';
import { letterOf } from '../compose.ts';
import { texts } from '../texts.ts';

function sampleOrder(): Order {
  const { title, price, delivery, method, address } = texts.sample;
  return parseOrder({
    order_id: 'sample',
    payment_method: 'p2p',
    cart: { products_info: [{ quantity: 1, options: { title, price } }], sum: price },
    delivery_info: { delivery_method: method, delivery_address: address, delivery_price: delivery },
  });
}

export default bindRoute(previewLetter, async ({ context, caller, body: { kind, text }, from }) => {
  const { name, settings, contact_phone } = await readShopRow(context.db, caller.merchantId);
  const { title, timeZone: zone } = parseSettings(settings);
  const shop = { title: title || name, phone: contact_phone ?? '', zone };
  const { name: buyer, number, sum } = texts.sample;
  const link = from.site + orderLink(name, '…');
  return letterOf(kind, { name: buyer, number, sum, shop, link, order: sampleOrder() }, text);
});
