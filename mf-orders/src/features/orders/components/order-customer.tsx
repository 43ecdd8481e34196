import { type ContactType, contactTypes, type Order, toContactLink } from 'shared-contracts';
import { ButtonLink, Card, Columns, contactTitle, formatPhone, Link, Text } from 'shared-design-system/office';
import { customerTexts as customer } from '../order-texts.ts';

const channels = [
  { type: 'phone', label: customer.call, icon: 'phone' },
  { type: 'whatsapp', label: customer.whatsapp, icon: 'message-circle' },
  { type: 'telegram', label: customer.telegram, icon: 'send' },
] as const satisfies readonly { type: ContactType; label: string; icon: string }[];

function hrefOf(type: ContactType, { number, deliveryInfo: { phone } }: Order): string {
  const href = toContactLink(type, phone) ?? '';
  return href && type === 'whatsapp' ? `${href}?text=${encodeURIComponent(customer.greeting(number))}` : href;
}

export function OrderCustomer({ order }: { order: Order }) {
  const { name, phone, email, preferredContactMethod } = order.deliveryInfo;
  const preferred = contactTypes.find((type) => type === preferredContactMethod);
  const ordered = [...channels].sort((a, b) => Number(b.type === preferred) - Number(a.type === preferred));
  return (
    <Card title={customer.title} aside={phone ? <Link phone={phone}>{formatPhone(phone)}</Link> : undefined} gap={3}>
      {name ? <Text weight="medium">{name}</Text> : null}
      {phone ? (
        <Columns count={3} gap={2} phone={2}>
          {ordered.map(({ type, label, icon }) => (
            <ButtonLink
              key={type}
              full
              variant={type === preferred ? 'quiet' : 'outline'}
              icon={icon}
              href={hrefOf(type, order)}
            >
              {label}
            </ButtonLink>
          ))}
        </Columns>
      ) : (
        <Text tone="muted">{customer.noPhone}</Text>
      )}
      {preferred && phone ? <Text tone="muted">{customer.prefers[preferred]}</Text> : null}
      {email ? <Link mail={email}>{contactTitle('email', email)}</Link> : null}
    </Card>
  );
}
