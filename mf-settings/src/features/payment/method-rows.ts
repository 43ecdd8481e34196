import type { TransferType } from 'shared-contracts';
import { formatPhone, type IconName } from 'shared-design-system/office';
import { paymentTexts } from './page-texts.ts';
import type { MethodEntry } from './payment-form.ts';

export const transferIcons = {
  card: 'credit-card',
  phone: 'phone',
  sbp_link: 'qr-code',
  account: 'file-text',
} satisfies Record<TransferType, IconName>;

function leadingPhrase(type: TransferType, value: string): string {
  if (type === 'phone') return formatPhone(value);
  if (type === 'sbp_link') return value.replace(/^https:\/\//, '');
  return `${value.slice(0, 4)} ${value.slice(4, 8)} ···· ${value.slice(-4)}`;
}

export const methodRow = ({ id, type, value, bank, holder }: MethodEntry) => ({
  id,
  icon: transferIcons[type],
  title: [paymentTexts.types[type], bank].filter(Boolean).join(' · '),
  text: [leadingPhrase(type, value), holder].filter(Boolean).join(' · '),
});
