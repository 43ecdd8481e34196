import { demoAccounts } from '../accounts.ts';
import type { DemoShop } from '../shop.ts';
import { lenIMedOrders } from './len-i-med-orders.ts';
import { lenIMedProducts } from './len-i-med-products.ts';

/** «Лён и мёд»: two sisters in Suzdal who sew, mould and bake, brand mum. Owner, phones, cards and accounts are invented. */
export const lenIMed: DemoShop = {
  account: demoAccounts.lenIMed,
  contactPhone: '+79000005678',
  locationAddress: 'Суздаль, ул. Ленина, 63',
  mum: true,
  settings: {
    title: 'Лён и мёд',
    description:
      'Семейная мастерская в Суздале. Шьём платья из вологодского льна, лепим посуду и печём медовики по бабушкиной тетради. Всё делаем дома, вдвоём с сестрой.',
    email: 'masha@lenimed.example',
    mainColor: '#b4532a',
    themeId: 'custom',
    templateId: 'banner-row2',
    fontId: 'roboto',
    contacts: [
      { type: 'phone', value: '+79000005678' },
      { type: 'telegram', value: '@len_i_med_demo' },
      { type: 'whatsapp', value: '+79000005678' },
      { type: 'email', value: 'masha@lenimed.example' },
    ],
    paymentMethods: [
      { type: 'phone', value: '+79000005678', bank: 'Сбербанк', holder: 'Мария Сергеевна Е.' },
      { type: 'card', value: '2200 0000 0052 8632', bank: 'Сбербанк', holder: 'Мария Сергеевна Е.' },
      {
        type: 'account',
        value: '40802810900000000528',
        bank: 'Сбербанк',
        holder: 'ИП Ермакова Мария Сергеевна',
        bic: '044525225',
        correspondent: '30101810400000000225',
      },
    ],
    fio: 'Ермакова Мария Сергеевна',
    sellerKind: 'entrepreneur',
    inn: '330000052824',
    ogrnip: '319330000005283',
  },
  productTypes: ['Одежда', 'Керамика', 'Торты и пряники', 'Для дома'],
  delivery: {
    showAddress: true,
    deliveryMethods: [
      {
        id: 'sdek',
        kind: 'post',
        name: 'СДЭК до пункта выдачи',
        price: null,
        freeFrom: null,
        when: 'от 350 ₽, 2–5 дней. Отправляем по вторникам и пятницам',
        onReceipt: [],
      },
      {
        id: 'post',
        kind: 'post',
        name: 'Почта России',
        price: null,
        freeFrom: null,
        when: 'от 420 ₽, 5–12 дней',
        onReceipt: [],
      },
      {
        id: 'suzdal',
        kind: 'courier',
        name: 'Курьером по Суздалю',
        price: 200,
        freeFrom: null,
        when: 'торты возим только так',
        onReceipt: [],
      },
      {
        id: 'workshop',
        kind: 'pickup',
        name: 'Забрать у нас',
        price: 0,
        freeFrom: null,
        when: 'Суздаль, ул. Ленина, 63, после звонка',
        onReceipt: [],
      },
    ],
    communications: [
      { type: 'telegram', value: '@len_i_med_demo' },
      { type: 'whatsapp', value: '+79000005678' },
    ],
  },
  categories: [
    { title: 'Платья', description: 'Лён из Вологды, шьём сами' },
    { title: 'Керамика', description: 'Лепим на круге, обжигаем дважды' },
    { title: 'Торты', description: 'Под заказ за два дня, возим по Суздалю' },
    { title: 'Пряники и мёд', description: '' },
    { title: 'Для дома', description: 'Полотенца, свечи, вазы' },
  ],
  products: lenIMedProducts,
  orders: lenIMedOrders,
};
