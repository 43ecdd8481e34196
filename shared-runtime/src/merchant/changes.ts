/** What changes a merchant's data, in a file that is loaded when somebody does. */
export { updateMerchant } from 'shared-contracts';
