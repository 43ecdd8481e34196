export { updateMerchant } from 'shared-contracts';
