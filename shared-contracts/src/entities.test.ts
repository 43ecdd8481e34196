import fc from 'fast-check';
import {
  acceptCredentials,
  addProduct,
  consentVersions,
  deleteCategory,
  deleteProduct,
  descriptionOf,
  generateBotToken,
  generationsOffset,
  hasNextGenerations,
  isInn,
  isOgrnip,
  kopecksOf,
  listCategories,
  listGenerations,
  listGeneratorCategories,
  listOrders,
  listPaymentMethods,
  listPublicContent,
  listPublicProducts,
  maxVisiblePictures,
  merchantName,
  normalizePhone,
  phone,
  readAttemptStatus,
  readAttempts,
  readBotStatus,
  readDeliveryConditions,
  readGenerationInput,
  readMerchant,
  readOrder,
  readPaymentProfile,
  readProduct,
  readProductFields,
  readProducts,
  readSettings,
  readShop,
  readSize,
  retrieveContent,
  roubles,
  roublesOf,
  updateCategory,
  updateMerchant,
  uploadGenerationInput,
} from './index.ts';

const settingsDefaults = {
  themeId: 'red-white',
  templateId: 'banner-row3',
  fontId: 'raleway',
  visibility: 'unpublished',
  mymStatus: 'notFound',
};

describe('merchant and settings', () => {
  const answer = {
    base_info: { name: 'verbena', contact_phone: '+79991234567', location_address: 'Коломна' },
    additional_info: {
      title: 'Вербена',
      description: 'Букеты',
      email: 'v@b.ru',
      mainColor: '#fc2b2b',
      themeId: 'custom',
      templateId: 'banner-row2',
      fontId: 'roboto',
      visibility: 'published',
      contacts: '[{"type":"telegram","value":"verbena"}]',
      paymentMethods: '[{"type":"card","value":"2200","bank":"Т-Банк"}]',
      inn: '1',
      ogrnip: '2',
      fio: 'Анна',
      mymStatus: 'approved',
    },
    subscription: { is_active: true },
    mum_status: 'approved',
    product_types: ['букеты'],
  };

  it('[3.1.1, 3.2.1, 3.2.2, 3.2.3, 7.7.2] reads everything the specification lists', () => {
    expect(readMerchant.decode(answer)).toEqual({
      name: 'verbena',
      contactPhone: '+79991234567',
      locationAddress: 'Коломна',
      settings: {
        ...answer.additional_info,
        contacts: [{ type: 'telegram', value: 'verbena' }],
        paymentMethods: [{ type: 'card', value: '2200', bank: 'Т-Банк' }],
      },
      subscription: { isActive: true },
      mumStatus: 'approved',
      productTypes: ['букеты'],
    });
  });

  it('[4.1.1, 4.2.1, 4.4.3, 4.4.4, 4.4.5] has the defaults of section 4 when nothing is set', () => {
    expect(readSettings({})).toMatchObject(settingsDefaults);
  });

  it('[5.5.1, 5.6.1] falls back for whatever an answer holds, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const keys = ['themeId', 'templateId', 'fontId', 'visibility', 'mymStatus'] as const;
        const info = Object.fromEntries([...keys, 'contacts', 'paymentMethods'].map((key) => [key, value]));
        const settings = readSettings(info);
        for (const key of keys) if (typeof value !== 'string') expect(settings[key]).toBe(settingsDefaults[key]);
        expect(Array.isArray(settings.contacts) && Array.isArray(settings.paymentMethods)).toBe(true);
      }),
    );
    expect(readSettings({ themeId: 'green', contacts: '[{', paymentMethods: '{"a":1}' })).toMatchObject({
      themeId: 'red-white',
      contacts: [],
      paymentMethods: [],
    });
  });

  it('[4.4.6, 5.5.1] an unknown contact type is a phone', () => {
    expect(readSettings({ contacts: [{ type: 'pigeon', value: '1' }] }).contacts).toEqual([
      { type: 'phone', value: '1' },
    ]);
  });

  it('[5.8.1] drops empty strings from an update; null clears', () => {
    const wire = updateMerchant.encode({
      contactPhone: '',
      locationAddress: null,
      settings: { title: '', description: 'Букеты', fio: null, contacts: [] },
    });
    expect(wire).toEqual({
      base_info: { location_address: null },
      additional_info: { description: 'Букеты', fio: null, contacts: '[]' },
    });
  });

  it('[7.14.2] reads a public shop out of merchant_info', () => {
    const shop = readShop.decode({
      merchant_info: { merchantId: 'm', name: 'verbena', title: 'Вербена', fontId: 'x' },
    });
    expect(shop).toMatchObject({ merchantId: 'm', name: 'verbena', title: 'Вербена', fontId: 'raleway' });
    expect(shop).not.toHaveProperty('paymentMethods');
  });
});

describe('sign-in and registration', () => {
  it.each([
    [
      { merchant_id: ' m ', merchant_auth_token: ' t ' },
      { merchantId: 'm', token: 't' },
    ],
    [{ merchant_id: '   ', merchant_auth_token: 't' }, null],
    [{ merchant_id: 'm', merchant_auth_token: '' }, null],
    [{ merchant_id: 'm' }, null],
    [null, null],
    ['', null],
  ])('[5.4.1] %j is accepted only with id and token', (body, expected) => {
    expect(acceptCredentials(body)).toEqual(expected);
  });

  it.each(['abc', 'a-1', 'x'.repeat(40), '1st-shop'])('a shop may be called %s', (name) => {
    expect(merchantName.safeParse(name).success).toBe(true);
  });

  it.each(['ab', 'x'.repeat(41), '-abc', 'abc-', 'Abc', 'a_b', 'магазин', 'admin', 'checkout'])(
    'a shop may not be called %s',
    (name) => {
      expect(merchantName.safeParse(name).success).toBe(false);
    },
  );
});

const wireProduct = {
  product_id: 'p1',
  title: 'Пионы',
  price: 4900,
  old_price: 5600,
  is_posted: true,
  categories: ['c1'],
  meta_options: {
    product_fields: '[{"type":"textarea","value":"Свежие"},{"type":"sizes","sizes":[{"id":"s","value":"S"}]}]',
  },
  show: true,
  order: 1,
};

describe('products', () => {
  it('[3.4.1, 3.4.2] reads a product with its text and sizes', () => {
    const product = readProduct(wireProduct);
    expect(product).toEqual({
      id: 'p1',
      title: 'Пионы',
      price: 4900,
      sale: 5600,
      published: true,
      categories: ['c1'],
      meta: {
        productFields: [
          { type: 'textarea', value: 'Свежие' },
          { type: 'sizes', sizes: [{ id: 's', value: 'S' }] },
        ],
      },
      preview: null,
    });
    expect(descriptionOf(product)).toBe('Свежие');
  });

  it('[3.4.2] a text must not be empty and a size needs id and value', () => {
    expect(
      readProductFields([
        { type: 'textarea', value: ' ' },
        { type: 'sizes', sizes: [{ id: 's' }] },
      ]),
    ).toEqual([]);
    expect(readSize('{"id":"s","value":"S"}')).toEqual({ id: 's', value: 'S' });
  });

  it('[5.6.1] malformed fields are an empty list, a malformed size is null', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.anything()), (value) => {
        expect(Array.isArray(readProductFields(value))).toBe(true);
        const size = readSize(value);
        expect(size === null || typeof size.id === 'string').toBe(true);
      }),
    );
    expect(readProductFields('[{"type"')).toEqual([]);
    expect(readSize('{"id"')).toBeNull();
  });

  it('[5.12.1] a list keeps only what is shown, in ascending order', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ show: fc.boolean(), order: fc.integer() })), (entries) => {
        const list = entries.map((entry, index) => ({ ...wireProduct, product_id: `p${index}`, ...entry }));
        const { products } = readProducts({ products_list: list });
        const places = products.map(({ id }) => list.find((item) => item.product_id === id));
        expect(places.every((item) => item?.show)).toBe(true);
        expect(products).toHaveLength(entries.filter((entry) => entry.show).length);
        const orders = places.map((item) => item?.order ?? 0);
        expect(orders).toEqual([...orders].sort((a, b) => a - b));
      }),
    );
  });

  it('[7.19.2] takes products_list or products, and nothing else', () => {
    expect(readProducts({ products_list: [wireProduct] }).products).toHaveLength(1);
    expect(readProducts({ products: [wireProduct] }).products).toHaveLength(1);
    expect(() => readProducts({})).toThrow();
  });

  it.each([
    [{ product_id: 'p' }, 'p'],
    ['p', 'p'],
  ])('[5.10.1, 7.16.2] adding succeeds with %j', (body, id) => {
    expect(addProduct.decode(body)).toBe(id);
  });

  it.each([[{}], [''], [{ product_id: '' }], [null]])('[5.10.1] adding and deleting fail with %j', (body) => {
    expect(() => addProduct.decode(body)).toThrow();
    expect(() => deleteProduct.decode(body)).toThrow();
  });

  it('[5.13.1] public products are treated as published', () => {
    const { products } = listPublicProducts.decode({ products: [{ ...wireProduct, is_posted: false }] });
    expect(products[0]?.published).toBe(true);
  });
});

describe('categories', () => {
  it('[3.5.1, 7.46.1] reads a category with the ids of its products', () => {
    const body = {
      categories: [{ categoryId: 'c', title: 'Букеты', description: 'Живые', products: [{ product_id: 'p' }] }],
    };
    expect(listCategories.decode(body)).toEqual([
      { id: 'c', title: 'Букеты', description: 'Живые', productIds: ['p'] },
    ]);
  });

  it('[5.9.1] deleting succeeds only with a non-empty string, updating only with an object', () => {
    expect(deleteCategory.decode('c')).toBe('c');
    for (const body of ['', null, {}, 1]) expect(() => deleteCategory.decode(body)).toThrow();
    expect(updateCategory.decode({})).toEqual({});
    for (const body of ['c', null, 1, []]) expect(() => updateCategory.decode(body)).toThrow();
  });
});

describe('orders', () => {
  const wire = {
    order_id: 'o',
    order_number: '1001',
    status: 'accepted',
    payment_state: 'succeeded',
    payment_method: 'card',
    payment_reported: null,
    created: '2026-01-01T00:00:00.000Z',
    updated: '2026-01-02T00:00:00.000Z',
    uri: '/b2b/shop/verbena/order/t',
    payment: {
      id: 'pay',
      status: 'succeeded',
      paid: true,
      created: 'a',
      expires: 'b',
      captured: 'c',
      description: 'Заказ',
      confirmation: { type: 'redirect', return_url: 'r', confirmation_url: 'u' },
      refundable: true,
      test: true,
    },
    cart: {
      products_info: [
        {
          id: 'p',
          quantity: 2,
          options: {
            title: 'Пионы',
            price: 100,
            old_price: 120,
            is_posted: true,
            meta_options: { product_fields: '[{"type":"textarea","value":"т"}]' },
            size: '{"id":"s","value":"S"}',
          },
        },
      ],
      sum: 200,
    },
    delivery_info: {
      contact_phone_number: '+79991234567',
      delivery_address: 'Коломна',
      prefered_contact_method: 'telegram',
      delivery_for_another: true,
      email: 'a@b.ru',
    },
    note: '',
  };

  it('[3.6.1, 3.7.1, 3.8.1, 3.8.2, 3.9.1, 7.28.1] reads order, payment, basket, goods and delivery', () => {
    expect(readOrder(wire)).toMatchObject({
      id: 'o',
      number: '1001',
      status: 'accepted',
      paymentState: 'succeeded',
      created: wire.created,
      updated: wire.updated,
      uri: wire.uri,
      payment: {
        id: 'pay',
        status: 'succeeded',
        paid: true,
        created: 'a',
        expires: 'b',
        captured: 'c',
        description: 'Заказ',
        confirmation: { type: 'redirect', returnUrl: 'r', confirmationUrl: 'u' },
        refundable: true,
        test: true,
      },
      basket: {
        sum: 200,
        goods: [
          {
            id: 'p',
            count: 2,
            title: 'Пионы',
            price: 100,
            sale: 120,
            published: true,
            meta: { productFields: [{ type: 'textarea', value: 'т' }] },
            size: { id: 's', value: 'S' },
          },
        ],
      },
      deliveryInfo: {
        phone: '+79991234567',
        address: 'Коломна',
        preferredContactMethod: 'telegram',
        forAnother: true,
        email: 'a@b.ru',
      },
    });
  });

  it('[3.6.1, 4.3.1] status is created and payment state pending where an answer says nothing known', () => {
    expect(readOrder({ order_id: 'o' })).toMatchObject({ status: 'created', paymentState: 'pending' });
    expect(readOrder({ order_id: 'o', status: 'lost', payment_state: 7 })).toMatchObject({
      status: 'created',
      paymentState: 'pending',
    });
  });

  it('[7.25.2] a list of orders needs its list', () => {
    expect(listOrders.decode({ orders: [wire] }).orders).toHaveLength(1);
    expect(() => listOrders.decode({})).toThrow();
  });
});

describe('payments and delivery', () => {
  it('[3.10.1] the payment profile is p2p unless it says otherwise', () => {
    expect(readPaymentProfile.decode({})).toEqual({ paymentType: 'p2p', shopId: '', secretTokenMask: '' });
  });

  it('[7.32.2] the first payment method comes first', () => {
    expect(
      listPaymentMethods.decode({ payment_methods: [{ type: 'card' }, { type: 'p2p' }, { type: 'shells' }] }),
    ).toEqual(['card', 'p2p']);
  });

  it('[3.11.1] reads delivery conditions', () => {
    const answer = {
      id: 'd',
      merchantId: 'm',
      showAddress: true,
      deliveryMethod: [{ description: 'Курьер' }],
      communication: [{ title: 'a@b.ru', type: 'email' }],
      createdAt: 'a',
      updatedAt: 'b',
    };
    expect(readDeliveryConditions.decode(answer)).toEqual({
      id: 'd',
      merchantId: 'm',
      showAddress: true,
      deliveryMethods: [{ description: 'Курьер' }],
      communications: [{ type: 'email', value: 'a@b.ru' }],
      createdAt: 'a',
      updatedAt: 'b',
    });
  });
});

describe('content', () => {
  const item = (id: string, order: number, show: boolean) => ({
    version: 'v1',
    content_id: id,
    link: `/f/${id}`,
    bucket: 'pictures',
    link_expires: '',
    external_id: 'p',
    type: 'image',
    meta: { order, show },
  });

  it('[3.12.1, 7.41.2] reads content items; order is -1 where it is missing', () => {
    const [first] = retrieveContent.decode({ list: [{ content_id: 'c' }] });
    expect(first?.data).toEqual({ order: -1, show: false });
    expect(retrieveContent.decode({ list: [item('a', 2, true)] })).toEqual([
      {
        version: 'v1',
        id: 'a',
        link: '/f/a',
        bucket: 'pictures',
        linkExpires: '',
        externalId: 'p',
        type: 'image',
        data: { order: 2, show: true },
      },
    ]);
  });

  it('[4.4.7, 5.5.1] an unknown type or version is unknown', () => {
    const [first] = retrieveContent.decode({ list: [{ content_id: 'c', type: 'film', version: 'v9' }] });
    expect(first).toMatchObject({ type: 'unknown', version: 'unknown' });
  });

  it('[3.12.2, 7.41.3] of a public answer only shown items count, by order; on fail there are none', () => {
    const data = [item('late', 5, true), item('hidden', 0, false), item('first', 1, true)];
    expect(listPublicContent.decode({ tag: 'done', data }).map(({ id }) => id)).toEqual(['first', 'late']);
    for (const body of [{ tag: 'fail' }, null, 'x', { tag: 'done' }])
      expect(listPublicContent.decode(body)).toEqual([]);
  });

  it('[9.1.1] three pictures are the limit', () => {
    expect(maxVisiblePictures).toBe(3);
  });
});

describe('generator', () => {
  it('[3.16.2, 5.11.1] categories lacking slug or name are dropped', () => {
    const categories = [{ slug: 'a', name: 'А' }, { slug: 'b' }, { name: 'В' }, { slug: ' ', name: 'Г' }, null];
    expect(listGeneratorCategories.decode({ categories })).toEqual([{ slug: 'a', name: 'А' }]);
  });

  it('[7.54.1] reads how many generations are left', () => {
    expect(readAttempts.decode({ generations_available: 3, payment_link: 'l' })).toEqual({
      available: 3,
      paymentLink: 'l',
    });
  });

  const wire = {
    status: 'done',
    output_contents: [{ link: 'l', public_link: 'p' }],
    attempt_id: 'a',
    category_slug: 'flowers',
    user_prompt: 'на столе',
    created_at: '2026-01-01T00:00:00.000Z',
    input_public_link: 'i',
  };
  const generation = {
    status: 'done',
    outputContents: [{ link: 'l', publicLink: 'p' }],
    attemptId: 'a',
    categorySlug: 'flowers',
    userPrompt: 'на столе',
    createdAt: '2026-01-01T00:00:00.000Z',
    inputPublicLink: 'i',
  };

  it('[3.16.1, 7.53.2, 7.56.2] reads generations out of a state and out of the history with its count', () => {
    expect(readAttemptStatus.decode({ generations_info: [wire] })).toEqual([generation]);
    expect(listGenerations.decode({ generations: [wire], total_count: 7 })).toEqual({
      generations: [generation],
      totalCount: 7,
    });
    expect(() => listGenerations.decode({ generations: [wire] })).toThrow();
  });

  it('[7.57.2, 7.58.2] an input has a link, an upload an attempt', () => {
    expect(readGenerationInput.decode({ link: 'l' })).toEqual({ link: 'l' });
    expect(() => readGenerationInput.decode({})).toThrow();
    expect(uploadGenerationInput.decode({ attempt_id: 'a' })).toEqual({ attemptId: 'a' });
    expect(() => uploadGenerationInput.decode({ attempt_id: '' })).toThrow();
  });

  it('[9.7.1] pages of five, and a next one while ceil(total / 5) is above the page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 3000 }), (page, total) => {
        expect(generationsOffset(page)).toBe((page - 1) * 5);
        expect(hasNextGenerations(page, total)).toBe(Math.ceil(total / 5) > page);
      }),
    );
  });
});

it('[3.17.1] a bot token has its end, and bound comes from isTelegramAdded', () => {
  expect(generateBotToken.decode({ token: 't', expiresAt: 'e' })).toEqual({ token: 't', expiresAt: 'e' });
  expect(readBotStatus.decode({ isTelegramAdded: true })).toEqual({ bound: true });
});

describe('primitives', () => {
  it('kopecks and roubles agree to the kopeck', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (kopecks) => {
        const value = roublesOf(kopecks);
        expect(roubles.safeParse(value).success).toBe(true);
        expect(kopecksOf(value)).toBe(kopecks);
      }),
    );
  });

  it.each([-1, 0.001, 1e9, Number.NaN, '5'])('%p is no price', (value) => {
    expect(roubles.safeParse(value).success).toBe(false);
  });

  it.each(['+7 (999) 123-45-67', '89991234567', '7 999 123 45 67', '8(999)123–45–67'])('%s is one phone', (text) => {
    expect(normalizePhone(text)).toBe('+79991234567');
    expect(phone.parse(text)).toBe('+79991234567');
  });

  it.each(['', '123', '+1 999 123 45 67', '999912345678', 'phone'])('"%s" is no phone', (text) => {
    expect(phone.safeParse(text).success).toBe(false);
  });

  it.each(['7707083893', '500100732259'])('INN %s is right', (inn) => {
    expect(isInn(inn)).toBe(true);
  });

  it.each(['7707083894', '500100732258', '0000000000', '000000000000', '77070838', 'abc'])('INN %s is wrong', (inn) => {
    expect(isInn(inn)).toBe(false);
  });

  it('one wrong digit makes an OGRNIP wrong', () => {
    expect(isOgrnip('304500116000157')).toBe(true);
    expect(isOgrnip('304500116000158')).toBe(false);
    expect(isOgrnip('000000000000000')).toBe(false);
  });

  it('documents begin at version 1', () => {
    expect(new Set(Object.values(consentVersions))).toEqual(new Set(['1']));
  });
});

it('[5.5.1, 5.6.1] readers take answers that lack everything but the id', () => {
  expect(readProduct({ product_id: 'p', title: 'П' })).toMatchObject({ price: 0, sale: null, categories: [] });
  expect(readMerchant.decode({ base_info: { name: 'verbena' } })).toMatchObject({
    productTypes: [],
    mumStatus: 'notFound',
  });
  expect(readDeliveryConditions.decode({ id: 'd' })).toMatchObject({ showAddress: false, communications: [] });
  expect(listCategories.decode({ categories: [{ categoryId: 'c', title: 'К' }] })[0]?.productIds).toEqual([]);
  expect(readSettings({ contacts: [{ value: '1' }] }).contacts).toEqual([{ type: 'phone', value: '1' }]);
});
