/** Rarely used operations, loaded when the first of them is called. */
export {
  cancelPayment,
  capturePayment,
  exportOrders,
  listOrderVersions,
  recordRefund,
  refundPayment,
  removeOrderPhoto,
  setOrderPhoto,
  settleDifference,
} from 'shared-contracts';
