/** What is needed to write an order, and by no list and no page of one. */
export {
  editOrder,
  listProducts,
  placeByHand,
  readDeliveryConditions,
} from 'shared-contracts';
