import { demoAccounts } from '../accounts.ts';
import type { DemoShop } from '../shop.ts';
import { verbenaOrders } from './verbena-orders.ts';
import { verbenaProducts } from './verbena-products.ts';

/** «Вербена»: a flower workshop in Kolomna, brand bloom. Owner, phones, cards and accounts are invented. */
export const verbena: DemoShop = {
  account: demoAccounts.verbena,
  contactPhone: '+79000001234',
  locationAddress: 'Коломна, ул. Лажечникова, 9',
  mum: false,
  settings: {
    title: 'Вербена',
    description:
      'Цветочная мастерская в Коломне. Собираем букеты утром, привозим к обеду. Цветы берём на ферме под Зарайском, поэтому они стоят в вазе не три дня, а десять. Открыто каждый день с 8:00 до 21:00.',
    email: 'hello@verbena.example',
    mainColor: '#fc2b2b',
    themeId: 'red-white',
    templateId: 'banner-row3',
    fontId: 'raleway',
    contacts: [
      { type: 'phone', value: '+79000001234' },
      { type: 'telegram', value: '@verbena_kolomna_demo' },
      { type: 'whatsapp', value: '+79000001234' },
      { type: 'email', value: 'hello@verbena.example' },
    ],
    paymentMethods: [
      { type: 'card', value: '2200 0000 0041 7281', bank: 'Т-Банк', holder: 'Анна Викторовна С.' },
      { type: 'phone', value: '+79000001234', bank: 'Т-Банк, Сбербанк', holder: 'Анна Викторовна С.' },
    ],
    fio: 'Соколова Анна Викторовна',
    sellerKind: 'entrepreneur',
    inn: '500000041730',
    ogrnip: '321500000004170',
  },
  productTypes: ['Цветы', 'Сухоцветы', 'Вазы и открытки'],
  delivery: {
    showAddress: true,
    deliveryMethods: [
      {
        id: 'kolomna',
        kind: 'courier',
        name: 'Курьером по Коломне',
        price: 300,
        freeFrom: 5000,
        when: 'в течение двух часов',
        onReceipt: ['cash', 'card'],
      },
      {
        id: 'region',
        kind: 'courier',
        name: 'По Московской области',
        price: null,
        freeFrom: null,
        when: 'от 700 ₽, в день заказа',
        onReceipt: [],
      },
      {
        id: 'shop',
        kind: 'pickup',
        name: 'Самовывоз',
        price: 0,
        freeFrom: null,
        when: 'ул. Лажечникова, 9',
        onReceipt: ['card'],
      },
    ],
    communications: [
      { type: 'telegram', value: '@verbena_kolomna_demo' },
      { type: 'phone', value: '+79000001234' },
    ],
  },
  categories: [
    { title: 'Букеты', description: 'Собираем в день доставки' },
    { title: 'В вазе и ведёрке', description: 'Цветы сразу с посудой, ничего искать не надо' },
    { title: 'В коробке и горшке', description: '' },
    { title: 'Сухоцветы', description: 'Стоят без воды до полутора лет' },
    { title: 'К букету', description: 'Открытки и вазы' },
  ],
  products: verbenaProducts,
  orders: verbenaOrders,
};
