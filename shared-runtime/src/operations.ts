/** The operations that every page may need, in a file that is loaded when the first of them is called. */
export { readMerchant, readSession } from 'shared-contracts';
