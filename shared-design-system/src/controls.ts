import './components/icon/checkout-icons.ts';

// Forms.

export { Checkbox } from './components/checkbox/checkbox.tsx';
export { Chips } from './components/chips/chips.tsx';
export { Field } from './components/field/field.tsx';
export { FormErrorSummary } from './components/form-error-summary/form-error-summary.tsx';
export { SegmentedControl } from './components/segmented-control/segmented-control.tsx';
export { Select } from './components/select/select.tsx';
export { Switch } from './components/switch/switch.tsx';
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

// Files.

export { saveFile } from './components/qr-code/save-file.ts';

// An order's states.

export {
  orderStatusLabel,
  orderSteps,
  orderWay,
  paymentStateLabel,
  stepsTaken,
} from './components/order-timeline/order-steps.ts';
