import type { Meta } from '@storybook/react-webpack5';
import { words } from '../../testing/examples.ts';
import { InfoPanel } from './info-panel.tsx';

export default { title: 'Shop/InfoPanel' } satisfies Meta;

export const Default = () => (
  <InfoPanel
    columns={[
      {
        title: 'Доставка',
        items: [
          { icon: 'truck', title: 'Курьером по городу', text: 'За 2 часа, 350 ₽' },
          { icon: 'store', title: 'Самовывоз', text: 'Лесная, 7, с 9 до 21' },
        ],
      },
      { title: 'Оплата', items: [{ icon: 'banknote', title: 'Переводом по номеру телефона' }] },
      {
        title: 'Контакты',
        items: [
          { icon: 'phone', title: '+7 (921) 555-01-84', link: { phone: '+79215550184' } },
          { icon: 'mail', title: 'verbena@mail.ru', link: { mail: 'verbena@mail.ru' } },
        ],
      },
    ]}
  />
);

export const LongWords = () => (
  <InfoPanel
    columns={[
      { title: words.unbroken, items: [{ icon: 'truck', title: words.company, text: words.unbroken }] },
      { title: 'Контакты', items: [{ title: words.unbroken, link: { href: 'https://vk.com/verbena' } }] },
    ]}
  />
);
