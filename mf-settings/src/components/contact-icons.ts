import type { ContactType } from 'shared-contracts';
import type { IconName } from 'shared-design-system/office';

export const contactIcons = {
  phone: 'phone',
  email: 'mail',
  whatsapp: 'message-circle',
  telegram: 'send',
} satisfies Record<ContactType, IconName>;
