export { listOrders, listPublicContent } from 'shared-contracts';
