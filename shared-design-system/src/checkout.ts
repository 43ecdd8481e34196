/**
 * What buying adds to a shop's pages: fields, dialogs, the lines and steps of an order. The part of the public surface (`index.ts`) that
 * loads with the cart, the checkout and the order's own page.
 */

import './components/icon/checkout-icons.ts';

// Forms.

export { Checkbox, type CheckboxProps } from './components/checkbox/checkbox.tsx';
export { Chips, type ChipsProps } from './components/chips/chips.tsx';
export { Field, type FieldProps } from './components/field/field.tsx';
export { FormErrorSummary, type FormErrorSummaryProps } from './components/form-error-summary/form-error-summary.tsx';
export { type Choice, RadioCards, type RadioCardsProps } from './components/radio-cards/radio-cards.tsx';
export { SegmentedControl, type SegmentedControlProps } from './components/segmented-control/segmented-control.tsx';
export { type Option, Select, type SelectProps } from './components/select/select.tsx';
export { Switch, type SwitchProps } from './components/switch/switch.tsx';
export { PasswordInput, type PasswordInputProps } from './components/text-input/password-input.tsx';
export { type Controlled, PhoneInput, type PhoneInputProps } from './components/text-input/phone-input.tsx';
export { PriceInput, type PriceInputProps } from './components/text-input/price-input.tsx';
export {
  SearchInput,
  type SearchInputProps,
  TextArea,
  type TextAreaProps,
  TextInput,
  type TextInputProps,
} from './components/text-input/text-input.tsx';

export { useFirstErrorFocus } from './hooks/use-first-error-focus.ts';

// Formats: pure, with '--' for what is empty.

export { formatAgo, formatDate, formatDateTime, formatTime, type TimeOptions } from './format/time.ts';

// Feedback.

export type { ConfirmAnswer, ConfirmInput } from './components/confirm-dialog/confirm-context.tsx';
export { ConfirmDialog, useConfirm } from './components/confirm-dialog/confirm-dialog.tsx';
export { CopyButton, type CopyButtonProps, CopyRow, type CopyRowProps } from './components/copy-button/copy-button.tsx';
export { DefinitionList } from './components/definition-list/definition-list.tsx';
export {
  Dialog,
  type DialogProps,
  type DialogSize,
  Modal,
  Sidebar,
  type SidebarProps,
} from './components/modal/modal.tsx';
export { createModalManager, type ModalManager, type ModalRules } from './components/modal/modal-manager.ts';
export { StorageNotice, type StorageNoticeProps } from './components/storage-notice/storage-notice.tsx';

// Shop.

export { LineItem, type LineItemProps, TotalLine, type TotalLineProps } from './components/line-item/line-item.tsx';
export {
  orderStatusLabel,
  orderSteps,
  orderWay,
  paymentStateLabel,
  stepsTaken,
} from './components/order-timeline/order-steps.ts';
export {
  OrderTimeline,
  type OrderTimelineProps,
  type TimelineStep,
} from './components/order-timeline/order-timeline.tsx';
export { QrCode, type QrCodeProps } from './components/qr-code/qr-code.tsx';
