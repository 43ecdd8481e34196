import { truncate } from 'shared-contracts';
import type { DeliveryInfoWire } from '../db/schema/orders.ts';

const dots = '•••';

export function maskPhone(phone: string): string {
  if (!phone) return '';
  const end = phone.slice(-2);
  return phone.startsWith('+7') ? `+7 ${dots} ${dots}-••-${end}` : `+${dots} ${dots} ${dots} ${end}`;
}

const maskName = (name: string): string => (name ? `${[...name][0]}${dots}` : '');

const maskEmail = (email: string): string => email.replace(/^(.)[^@]*@(.).*(\.[^.]+)$/u, `$1${dots}@$2${dots}$3`);

const maskAddress = (address: string): string => (address ? `${truncate(address, 6)}${dots}` : '');

/**
 * Masks who ordered, for anybody with the link. Of an anonymous gift not even first letters stay: its recipient may have the link, and recognize a
 * friend.
 */
const maskGiver = ({ anonymous, contact_phone_number: phone, email, name }: DeliveryInfoWire) =>
  anonymous
    ? { contact_phone_number: phone && dots, email: email && dots, name: name && dots }
    : { contact_phone_number: maskPhone(phone), email: maskEmail(email), name: maskName(name) };

export const maskDelivery = (info: DeliveryInfoWire): DeliveryInfoWire => ({
  ...info,
  ...maskGiver(info),
  delivery_address: maskAddress(info.delivery_address),
  recipient: info.recipient && { name: maskName(info.recipient.name), phone: maskPhone(info.recipient.phone) },
  card_text: info.card_text && dots,
  comment: info.comment && dots,
});
