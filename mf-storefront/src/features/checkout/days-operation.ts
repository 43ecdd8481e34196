export { listDeliveryDays } from 'shared-contracts';
