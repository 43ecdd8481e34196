import { weekdays } from 'shared-contracts';
import { demoAccounts } from '../accounts.ts';
import type { DemoShop } from '../shop.ts';
import { verbenaOrders } from './verbena-orders.ts';
import { verbenaPastOrders } from './verbena-past-orders.ts';
import { verbenaProducts } from './verbena-products.ts';

export const verbena: DemoShop = {
  account: demoAccounts.verbena,
  contactPhone: '+79000001234',
  locationAddress: 'Коломна, ул. Лажечникова, 9',
  mum: false,
  settings: {
    title: 'Вербена',
    description:
      'Цветочная мастерская в Коломне. Собираем букеты утром, привозим к обеду. Цветы берём на ферме под Зарайском, поэтому они стоят в вазе не три дня, а десять.',
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
    openingHours: weekdays.map((day) => ({ day, from: '08:00', to: '21:00' })),
    paymentMethods: [
      {
        type: 'sbp_link',
        value: 'https://qr.nspk.example/AS10003VERBENA',
        bank: 'Т-Банк',
        holder: 'Анна Викторовна С.',
      },
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
        leastOrder: 500,
      },
      {
        id: 'region',
        kind: 'courier',
        name: 'По Московской области',
        price: null,
        freeFrom: null,
        when: 'в день заказа',
        onReceipt: [],
        zones: [
          { id: 'voskresensk', name: 'Воскресенск', price: 700, freeFrom: null, leastOrder: 1500, leadHours: 4 },
          { id: 'zaraysk', name: 'Зарайск', price: 900, freeFrom: null, leastOrder: 2000, leadHours: 6 },
          { id: 'far', name: 'Дальше 50 км', price: null, freeFrom: null, leastOrder: 3000, leadHours: 24 },
        ],
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
  promo: {
    code: 'БУКЕТ10',
    kind: 'percent',
    value: 10,
    starts: null,
    ends: null,
    leastOrder: 3000,
    categories: null,
    notOnSale: false,
    mostUses: 100,
    mostUsesByPhone: 1,
    isOn: true,
  },
  schedule: {
    leadHours: 2,
    lastHour: '18:00',
    daysOff: [],
    datesOff: [],
    slots: [
      { from: '09:00', to: '11:00', capacity: 4, days: [] },
      { from: '11:00', to: '14:00', capacity: 6, days: [] },
      { from: '14:00', to: '17:00', capacity: 6, days: [] },
      { from: '17:00', to: '20:00', capacity: 4, days: [] },
      { from: '20:00', to: '22:00', capacity: 2, days: ['fri', 'sat'] },
    ],
  },
  categories: [
    { title: 'Букеты', description: 'Собираем в день доставки' },
    { title: 'В вазе и ведёрке', description: 'Цветы сразу с посудой, ничего искать не надо' },
    { title: 'В коробке и горшке', description: '' },
    { title: 'Сухоцветы', description: 'Стоят без воды до полутора лет' },
    { title: 'К букету', description: 'Открытки и вазы', addons: true },
  ],
  products: verbenaProducts,
  orders: [...verbenaPastOrders, ...verbenaOrders],
};
