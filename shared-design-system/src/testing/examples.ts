const verbena = (name: string) => `/pictures/verbena/${name}.jpg`;
const lenIMed = (name: string) => `/pictures/len-i-med/${name}.jpg`;

export const pictures = {
  banner: verbena('banner'),
  logo: verbena('logo'),
  peonies: [verbena('peonies-1'), verbena('peonies-2'), verbena('peonies-3')],
  roses: [verbena('roses-red-1'), verbena('roses-red-2'), verbena('roses-red-3')],
  tulips: [verbena('tulips-1'), verbena('tulips-2'), verbena('tulips-3')],
  hydrangea: [verbena('hydrangea-1'), verbena('hydrangea-2'), verbena('hydrangea-3')],
  mug: [lenIMed('mug-1'), lenIMed('mug-2'), lenIMed('mug-3')],
  teapot: [lenIMed('teapot-1'), lenIMed('teapot-2')],
  broken: '/pictures/gone.jpg',
} as const;

export const products = {
  peonies: { name: 'Пионы «Сара Бернар» с эвкалиптом, 15 шт.', price: 4900, sale: 5600, image: pictures.peonies[0] },
  roses: { name: 'Красные розы Эквадор, 25 шт.', price: 6200, image: pictures.roses[0] },
  tulips: { name: 'Тюльпаны', price: 2500, image: pictures.tulips[0] },
  mug: { name: 'Кружка «Утро в деревне», 350 мл', price: 1450, image: pictures.mug[0] },
  long: {
    name: 'Большой свадебный букет невесты из белых пионовидных роз, эустомы, фрезии и серебристого эвкалипта с лентой ручной окраски',
    price: 128_450.5,
    sale: 1_250_000,
    image: pictures.hydrangea[0],
  },
} as const;

export const words = {
  line: 'Режем полураскрытыми: к вечеру букет станет вдвое больше.',
  paragraph:
    'Розовые пионы с фермы под Зарайском и веточки эвкалипта в крафте. Режем полураскрытыми: к вечеру букет станет вдвое больше. Стоит дней семь, если менять воду через день. Стебли укоротим под вашу вазу, цена от этого не меняется.',
  unbroken: 'Водогрязеторфопарафинолечебница-интернационализация',
  company: 'Мастерская полевых букетов и домашнего декора Анны-Марии Преображенской-Крестовоздвиженской',
  address: 'Санкт-Петербург, Большой проспект Петроградской стороны, д. 18, корп. 2, лит. А, кв. 47',
} as const;

export const noop = (): void => {};
