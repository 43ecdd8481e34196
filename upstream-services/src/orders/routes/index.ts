/** Checkout, orders and their pages, and how they are paid. */

export { default as attachScreenshot } from './attach-screenshot.ts';
export { default as cancelOrder } from './cancel-order.ts';
export { default as cancelPayment } from './cancel-payment.ts';
export { default as capturePayment } from './capture-payment.ts';
export { default as checkout } from './checkout.ts';
export { default as listOrders } from './list-orders.ts';
export { default as listPaymentMethods } from './list-payment-methods.ts';
export { default as payOrder } from './pay-order.ts';
export { default as readMerchantOrder } from './read-merchant-order.ts';
export { default as readOrderHistory } from './read-order-history.ts';
export { default as readOrderPageByToken } from './read-order-page-by-token.ts';
export { default as readOrderPayment } from './read-order-payment.ts';
export { default as readOrderSums } from './read-order-sums.ts';
export { default as readScreenshot } from './read-screenshot.ts';
export { default as refundPayment } from './refund-payment.ts';
export { default as reportPayment } from './report-payment.ts';
export { default as revertStep } from './revert-step.ts';
export { default as setDeliveryPrice } from './set-delivery-price.ts';
export { default as setOrderLetters } from './set-order-letters.ts';
export { default as setOrderNote } from './set-order-note.ts';
export { default as setOrderStatus } from './set-order-status.ts';
export { default as setPaymentState } from './set-payment-state.ts';
export { default as withdrawReport } from './withdraw-report.ts';
