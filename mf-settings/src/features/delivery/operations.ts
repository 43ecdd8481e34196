/** Operations of delivery conditions in a module of their own: the shop's main settings only ask whether there are any, and are shown before. */
export { createDeliveryConditions, readDeliveryConditions, updateDeliveryConditions } from 'shared-contracts';
