import type { DemoOrder } from '../shop.ts';

/** Orders of «Лён и мёд», oldest first. People, phones and flats are invented. */
export const lenIMedOrders: DemoOrder[] = [
  {
    goods: [
      { product: 'mug', count: 2 },
      { product: 'honey', count: 1 },
    ],
    customer: { name: 'Алёна Зимина', phone: '+79000021001', email: 'zimina@mail.example', contact: 'telegram' },
    address: 'Ярославль, ул. Свободы, 46, пункт СДЭК',
    delivery: 0,
    status: 'completed',
    payment: 'succeeded',
  },
  {
    goods: [{ product: 'plates', count: 1 }],
    customer: { name: 'Сергей Мальцев', phone: '+79000021002', contact: 'phone' },
    address: 'Москва, ул. Вавилова, 58, к. 3, пункт СДЭК',
    delivery: 0,
    comment: 'Получается долго, нашёл рядом с домом. Извините',
    status: 'canceled',
    payment: 'canceled',
  },
  {
    goods: [{ product: 'dress', count: 1, size: 'm' }],
    customer: { name: 'Виктория Белоусова', phone: '+79000021003', contact: 'whatsapp' },
    address: '600000, Владимир, ул. Большая Московская, 33, кв. 19',
    delivery: 1,
    comment: 'Хвойное, пожалуйста. Обхват груди 96, талия 78',
    status: 'delivering',
    payment: 'succeeded',
    note: 'Отправлено в пятницу, трек в Telegram',
  },
  {
    goods: [
      { product: 'gingerbread', count: 3 },
      { product: 'heart', count: 2 },
    ],
    customer: { name: 'Юлия Тихонова', phone: '+79000021004', email: 'tikhonova@mail.example', contact: 'email' },
    address: 'Нижний Новгород, ул. Рождественская, 24, пункт СДЭК',
    delivery: 0,
    comment: 'На сердцах: Вера, Лёша',
    status: 'assembling',
    payment: 'succeeded',
  },
  {
    goods: [{ product: 'berry-cake', count: 1, size: 'wide' }],
    customer: { name: 'Роман Гусев', phone: '+79000021005', contact: 'phone' },
    recipient: { name: 'Лидия Гусева', phone: '+79000022005' },
    address: 'Суздаль, ул. Васильевская, 12',
    delivery: 2,
    inDays: 3,
    interval: 'к 16:00',
    cardText: 'Любимой бабушке 80!',
    status: 'accepted',
    payment: 'succeeded',
  },
  {
    goods: [
      { product: 'towels', count: 1 },
      { product: 'candles', count: 2 },
    ],
    customer: { name: 'Инна Караваева', phone: '+79000021006', contact: 'telegram' },
    address: 'Тула, пр-т Ленина, 85, пункт СДЭК',
    delivery: 0,
    reported: true,
    status: 'created',
    payment: 'pending',
  },
  {
    goods: [
      { product: 'medovik', count: 1, size: 'high' },
      { product: 'child-dress', count: 1, size: '110' },
    ],
    customer: { name: 'Дарья Фомина', phone: '+79000021007', contact: 'whatsapp' },
    delivery: 3,
    inDays: 4,
    interval: 'утром',
    comment: 'Платье розовое. Заберём всё вместе, когда будем ехать из Владимира',
    status: 'created',
    payment: 'pending',
  },
];
