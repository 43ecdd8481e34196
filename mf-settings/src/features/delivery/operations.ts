/** The calls of delivery conditions with their schemas: the shop's own screen only asks whether there are any, and is shown before. */
export { createDeliveryConditions, readDeliveryConditions, updateDeliveryConditions } from 'shared-contracts';
