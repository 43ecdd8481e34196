import type { Meta } from '@storybook/react-webpack5';
import { words } from '../../testing/examples.ts';
import { ShopFooter } from './shop-footer.tsx';

export default { title: 'Shop/ShopFooter', parameters: { layout: 'fullscreen' } } satisfies Meta;

export const Whole = () => (
  <ShopFooter
    company="Вербена"
    links={[
      { type: 'phone', value: '+79215550184' },
      { type: 'link', value: 'https://t.me/verbena', title: 'Телеграм' },
      { type: 'link', value: 'https://vk.com/verbena' },
    ]}
    email="verbena@mail.ru"
    address={words.address}
    legal={{ fio: 'Крылова Анна Сергеевна', inn: '780204893183', ogrnip: '318784700123456' }}
    privacy="/privacy"
    offer="/offer"
    personalData="/personal-data"
  />
);

export const Least = () => <ShopFooter company="Ю" privacy="/privacy" />;

export const LongWords = () => (
  <ShopFooter
    company={words.company}
    links={[{ type: 'link', value: `https://example.ru/${words.unbroken}` }]}
    email="otdel-po-rabote-s-pokupatelyami@masterskaya-preobrazhenskoy.ru"
    address={words.address}
    legal={{ fio: 'Преображенская-Крестовоздвиженская Анна-Мария Константиновна', inn: '780204893183' }}
    privacy="/privacy"
  />
);
