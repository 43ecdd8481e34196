import { Card, Page, Text } from 'shared-design-system/office';
import { type Meta, noop, pictures, words } from 'shared-design-system/stories';
import type { OfficeItem } from '../../navigation/office-items.ts';
import { OfficeLayout } from './office-layout.tsx';

export default { title: 'Office/OfficeLayout', parameters: { area: 'office', layout: 'fullscreen' } } satisfies Meta;

const items: OfficeItem[] = [
  { to: '/orders', label: 'Заказы', icon: 'shopping-bag', tab: true, current: true, count: 3 },
  { to: '/products', label: 'Товары', icon: 'package', tab: true },
  { to: '/shop', label: 'Магазин', icon: 'store', tab: true },
  { to: '/pictures', label: 'Картинки', icon: 'image', tab: true },
  { to: '/delivery', label: 'Доставка', icon: 'truck', group: 'settings' },
  { to: '/payment', label: 'Оплата', icon: 'banknote', group: 'settings' },
];

const content = (
  <Page title="Заказы" subtitle="3 новых">
    <Card>
      <Text>{words.paragraph}</Text>
    </Card>
  </Page>
);

export const Merchant = () => (
  <OfficeLayout
    shop={{ title: 'Вербена', open: true, status: 'Магазин опубликован', logo: pictures.logo, to: '/verbena' }}
    items={items}
    account={{ label: 'anna@verbena.ru', onSignOut: noop }}
  >
    {content}
  </OfficeLayout>
);

export const Staff = () => (
  <OfficeLayout items={[{ to: '/merchants', label: 'Продавцы', icon: 'users', tab: true }]}>{content}</OfficeLayout>
);

export const LongWords = () => (
  <OfficeLayout
    shop={{ title: words.company, status: words.unbroken }}
    items={items.map((item) => ({ ...item, label: `${item.label} и ещё что-нибудь`, count: 1280 }))}
    account={{ label: 'otdel-po-rabote-s-pokupatelyami@masterskaya-preobrazhenskoy.ru', onSignOut: noop }}
  >
    {content}
  </OfficeLayout>
);
