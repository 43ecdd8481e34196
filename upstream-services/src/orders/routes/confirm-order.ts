import { confirmOrder, consentVersions } from 'shared-contracts';
import { audit } from '../../audit/index.ts';
import { Refusal } from '../../common/refusal.ts';
import { bindRoute } from '../../http/bind.ts';
import { consentsOf } from '../../merchants/index.ts';
import { changeByToken, orderAuditLine } from '../page-service.ts';
import { isUnconfirmed, updateOrder } from '../repository.ts';

/**
 * The buyer confirms an order that the merchant made by hand, and consents as in a checkout: versions of the documents, time and origin are stored.
 * @throws Refusal illegal_transition where the order is canceled, consent_outdated; conflict where it has changed since the buyer saw it
 */
export default bindRoute(confirmOrder, ({ context, body: { order_token, consents, version }, from }) =>
  changeByToken(context, order_token, async (trx, order) => {
    if (!isUnconfirmed(order)) return null;
    if (order.status === 'canceled') throw new Refusal('illegal_transition');
    if (version !== undefined && version !== order.version) throw new Refusal('conflict');
    const at = context.now();
    const agreed = consentsOf(consents, consentVersions, at, from);
    await updateOrder(trx, order.merchant_id, order.order_id, {
      consents: JSON.stringify(agreed),
      confirmed_at: at,
      updated_at: at,
    });
    await audit(trx, orderAuditLine(order, 'order_confirmed', from));
    return 'confirmed';
  }),
);
