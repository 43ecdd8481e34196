/**
 * What buying adds to a shop's pages: fields, dialogs, the lines and steps of an order. The part of the public surface (`index.ts`) that
 * loads with the cart, the checkout and the order's own page.
 */

import './components/icon/checkout-icons.ts';

// Forms.

export { Checkbox } from './components/checkbox/checkbox.tsx';
export { Chips } from './components/chips/chips.tsx';
export { Field } from './components/field/field.tsx';
export { FormErrorSummary } from './components/form-error-summary/form-error-summary.tsx';
export { RadioCards } from './components/radio-cards/radio-cards.tsx';
export { SegmentedControl } from './components/segmented-control/segmented-control.tsx';
export { Select } from './components/select/select.tsx';
export { Switch } from './components/switch/switch.tsx';
export { PasswordInput } from './components/text-input/password-input.tsx';
export { PhoneInput } from './components/text-input/phone-input.tsx';
export { PriceInput } from './components/text-input/price-input.tsx';
export { SearchInput, TextArea, TextInput } from './components/text-input/text-input.tsx';

export { useFirstErrorFocus } from './hooks/use-first-error-focus.ts';

// Formats: pure, with '--' for what is empty.

export { formatAgo, formatDate, formatDateTime } from './format/time.ts';

// Feedback.

export type { ConfirmInput } from './components/confirm-dialog/confirm-context.tsx';
export { useConfirm } from './components/confirm-dialog/confirm-dialog.tsx';
export { CopyButton, CopyRow } from './components/copy-button/copy-button.tsx';
export { DefinitionList } from './components/definition-list/definition-list.tsx';
export { Dialog, Modal, Sidebar } from './components/modal/modal.tsx';
export { StorageNotice } from './components/storage-notice/storage-notice.tsx';

// Shop.

export { LineItem, TotalLine } from './components/line-item/line-item.tsx';
export {
  orderStatusLabel,
  orderSteps,
  orderWay,
  paymentStateLabel,
  stepsTaken,
} from './components/order-timeline/order-steps.ts';
export { OrderTimeline, type TimelineStep } from './components/order-timeline/order-timeline.tsx';
export { QrCode } from './components/qr-code/qr-code.tsx';
export { saveFile } from './components/qr-code/save-file.ts';
