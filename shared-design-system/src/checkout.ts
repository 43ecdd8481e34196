/**
 * What buying adds to a shop's pages: fields, dialogs, the lines and steps of an order. The part of the public surface that loads with the
 * cart, the checkout and the order's own page.
 */

export * from './controls.ts';

// Forms.

export { RadioCards } from './components/radio-cards/radio-cards.tsx';
export { PhoneInput } from './components/text-input/phone-input.tsx';

// Orders and payment.

export { LineItem, TotalLine } from './components/line-item/line-item.tsx';
export { OrderTimeline, type TimelineStep } from './components/order-timeline/order-timeline.tsx';
export { QrCode } from './components/qr-code/qr-code.tsx';
