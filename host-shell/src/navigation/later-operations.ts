/** What is asked around the screens of the office, in a file that comes after what a screen itself asks. */
export { listOrders, listPublicContent } from 'shared-contracts';
