import { listPaymentMethods } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { offeredPayments } from '../service.ts';

export default bind(listPaymentMethods, () => ({ payment_methods: offeredPayments.map((type) => ({ type })) }));
