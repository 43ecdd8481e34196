import { type LetterKind, letterKinds, type Order, readOrder, readSettings } from 'shared-contracts';
import { audit } from '../../audit/index.ts';
import { orderLink } from '../../common/links.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { MerchantCall } from '../../http/bind.ts';
import { isEmailConfirmed, readShopRow } from '../../merchants/index.ts';
import { letterOf } from './compose.ts';
import { ownTexts, saveText } from './repository.ts';
import { texts } from './texts.ts';

export async function readLetters({ db }: AppContext, merchantId: string) {
  const [own, email_confirmed] = await Promise.all([ownTexts(db, merchantId), isEmailConfirmed(db, merchantId)]);
  return {
    email_confirmed,
    letters: letterKinds.map((kind) => ({ kind, text: own[kind] ?? '', usual: texts.usual[kind] })),
  };
}

export async function updateLetters(
  { context, caller: { merchantId }, from }: MerchantCall,
  letters: readonly { kind: LetterKind; text: string }[],
) {
  await inTransaction(context, async (trx) => {
    for (const { kind, text } of letters) await saveText(trx, merchantId, kind, text);
    await audit(trx, { merchantId, actor: 'merchant', actorId: merchantId, kind: 'letters_changed', from });
  });
  return readLetters(context, merchantId);
}

function sampleOrder(): Order {
  const { title, price, delivery, method, address } = texts.sample;
  return readOrder({
    order_id: 'sample',
    payment_method: 'p2p',
    cart: { products_info: [{ quantity: 1, options: { title, price } }], sum: price },
    delivery_info: { delivery_method: method, delivery_address: address, delivery_price: delivery },
  });
}

export async function previewLetter({ context, caller, from }: MerchantCall, kind: LetterKind, own: string) {
  const { name, settings, contact_phone } = await readShopRow(context.db, caller.merchantId);
  const { title, timeZone: zone } = readSettings(settings);
  const shop = { title: title || name, phone: contact_phone ?? '', zone };
  const { name: buyer, number, sum } = texts.sample;
  const link = from.site + orderLink(name, '…');
  return letterOf(kind, { name: buyer, number, sum, shop, link, order: sampleOrder() }, own);
}
