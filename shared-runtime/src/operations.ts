export { readMerchant, readSession } from 'shared-contracts';
