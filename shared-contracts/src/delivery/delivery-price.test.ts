import { isPickup, parseDeliveryPrice } from './delivery-price.ts';

it.each([
  ['Самовывоз — ул. Лажечникова, 9', true],
  ['  САМОВЫВОЗ', true],
  ['Забрать в мастерской', true],
  ['Курьером, самовывоза нет', false],
  ['', false],
])('knows a way without an address: %s', (method, expected) => {
  expect(isPickup(method)).toBe(expected);
});

it.each([
  ['Курьером по Коломне — 300 ₽, в течение двух часов', 300],
  ['Курьером по Коломне, 300 ₽', 300],
  ['СДЭК до пункта выдачи: 1 250 руб.', 1250],
  ['Почтой 349,50 ₽', 349.5],
  ['Курьер, 400р.', 400],
  ['Пешком — 150р', 150],
  ['Курьер, 3 раза в день', null],
  ['Курьером — бесплатно', 0],
  ['Самовывоз — ул. Лажечникова, 9', 0],
  ['Самовывоз из пункта выдачи, 150 ₽', 150],
  ['Курьером по городу', null],
  ['Курьером, от 300 ₽', null],
  ['По городу 300 ₽, за город 600 ₽', null],
  ['300 ₽, бесплатно от 5 000 ₽', null],
  ['300 ₽, в центре бесплатно', null],
  ['Бесплатно в центре, дальше 300 ₽', null],
  ['Бесплатно при заказе на 5000', null],
  ['За город — 40 ₽ за км', null],
  ['За город — 40 ₽/км', null],
  ['Комната 300, такси', null],
  ['', null],
])("knows what a way to deliver costs as far as the merchant's words are sure: %s", (method, expected) => {
  expect(parseDeliveryPrice(method)).toBe(expected);
});
