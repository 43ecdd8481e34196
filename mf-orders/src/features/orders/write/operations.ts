export {
  editOrder,
  listProducts,
  placeByHand,
  readDeliveryConditions,
} from 'shared-contracts';
