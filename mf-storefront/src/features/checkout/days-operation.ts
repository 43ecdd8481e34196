/** The call for the days and hours that can be had, which only shops with a schedule need. */
export { listDeliveryDays } from 'shared-contracts';
