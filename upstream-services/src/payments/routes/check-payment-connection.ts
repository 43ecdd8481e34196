import { checkPaymentConnection } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { checkConnection } from '../connection-service.ts';

export default bind(checkPaymentConnection, checkConnection);
