import fc from 'fast-check';
import * as api from '../index.ts';

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
    expect(api.readMerchant.decode(answer)).toEqual({
      name: 'verbena',
      baseName: 'verbena',
      contactPhone: '+79991234567',
      locationAddress: 'Коломна',
      settings: {
        ...answer.additional_info,
        sellerKind: 'entrepreneur',
        contacts: [{ type: 'telegram', value: 'verbena' }],
        openingHours: [],
        timeZone: 'Europe/Moscow',
        paymentMethods: [{ type: 'card', value: '2200', bank: 'Т-Банк' }],
      },
      subscription: { isActive: true },
      mumStatus: 'approved',
      mumReason: '',
      productTypes: ['букеты'],
    });
  });

  it('[7.8.1] tells what the merchant is called from the name in the address, which leads to the shop', () => {
    const named = { ...answer, merchant_name: 'verbena', base_info: { ...answer.base_info, name: 'Анна Крылова' } };
    expect(api.readMerchant.decode(named)).toMatchObject({ name: 'verbena', baseName: 'Анна Крылова' });
  });

  it('[4.1.1, 4.2.1, 4.4.3, 4.4.4, 4.4.5] has the defaults of section 4 when nothing is set', () => {
    expect(api.parseSettings({})).toMatchObject(settingsDefaults);
  });

  it('[5.5.1, 5.6.1] falls back for whatever an answer holds, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const keys = ['themeId', 'templateId', 'fontId', 'visibility', 'mymStatus'] as const;
        const info = Object.fromEntries([...keys, 'contacts', 'paymentMethods'].map((key) => [key, value]));
        const settings = api.parseSettings(info);
        for (const key of keys) if (typeof value !== 'string') expect(settings[key]).toBe(settingsDefaults[key]);
        expect(Array.isArray(settings.contacts) && Array.isArray(settings.paymentMethods)).toBe(true);
      }),
    );
    expect(api.parseSettings({ themeId: 'green', contacts: '[{', paymentMethods: '{"a":1}' })).toMatchObject({
      themeId: 'red-white',
      contacts: [],
      paymentMethods: [],
    });
  });

  it('reads hours of days that it understands, each day once', () => {
    const monday = { day: 'mon', from: '10:00', to: '02:00' };
    const openingHours = JSON.stringify([
      monday,
      { ...monday, from: '11:00' },
      { ...monday, day: 'someday' },
      { ...monday, day: 'tue', to: '25:00' },
      { day: 'wed' },
      'thu',
    ]);
    expect(api.parseSettings({ openingHours }).openingHours).toEqual([monday]);
    for (const other of [undefined, null, 7, 'whenever', '{}']) {
      expect(api.parseSettings({ openingHours: other }).openingHours).toEqual([]);
    }
  });

  it('sends hours as JSON text, and null where they are cleared', () => {
    const openingHours = [{ day: 'mon' as const, from: '10:00', to: '19:00' }];
    const sent = (hours: typeof openingHours | null) =>
      api.updateMerchant.encode({ settings: { openingHours: hours } }).additional_info;
    expect(sent(openingHours)).toEqual({ openingHours: '[{"day":"mon","from":"10:00","to":"19:00"}]' });
    expect(sent(null)).toEqual({ openingHours: null });
  });

  it('takes one of Russia’s zones for a shop’s clock; a shop without one, or with another, goes by Moscow’s', () => {
    const isTaken = (timeZone: unknown) => api.additionalInfoSchema.safeParse({ timeZone }).success;
    expect(['Asia/Kamchatka', 'Europe/Kaliningrad', null, ''].map(isTaken)).toEqual([true, true, true, true]);
    expect(['Europe/Paris', 'UTC', '+12:00', 'asia/kamchatka', 12].map(isTaken)).toEqual(Array(5).fill(false));
    expect(api.parseSettings({ timeZone: 'Asia/Kamchatka' }).timeZone).toBe('Asia/Kamchatka');
    for (const timeZone of [undefined, null, 'Europe/Paris', 12]) {
      expect(api.parseSettings({ timeZone }).timeZone).toBe('Europe/Moscow');
    }
  });

  it('[5.5.1] an unknown word falls back like anything else that is no value of its list', () => {
    const words = {
      themeId: 'green',
      templateId: 'row9',
      fontId: 'arial',
      visibility: 'PUBLISHED',
      mymStatus: 'Approved',
    };
    expect(api.parseSettings(words)).toMatchObject({
      themeId: 'red-white',
      templateId: 'banner-row3',
      fontId: 'raleway',
      visibility: 'unpublished',
      mymStatus: 'notFound',
    });
  });

  it('[4.4.6, 5.5.1] an unknown contact type is a phone', () => {
    expect(api.parseSettings({ contacts: [{ type: 'pigeon', value: '1' }] }).contacts).toEqual([
      { type: 'phone', value: '1' },
    ]);
  });

  it('[5.8.1] drops empty strings from an update; null clears', () => {
    const wire = api.updateMerchant.encode({
      contactPhone: '',
      locationAddress: null,
      settings: { title: '', description: 'Букеты', fio: null, contacts: [] },
    });
    expect(wire).toEqual({
      base_info: { location_address: null },
      additional_info: { description: 'Букеты', fio: null, contacts: '[]' },
    });
  });

  it('sends no kind of seller and no mum status where none is chosen, and clears neither', () => {
    const settings = { sellerKind: null, mymStatus: null, timeZone: 'Asia/Omsk' as const, paymentMethods: null };
    expect(api.updateMerchant.encode({ baseName: 'Анна', settings })).toEqual({
      base_info: { name: 'Анна' },
      additional_info: { timeZone: 'Asia/Omsk', paymentMethods: null },
    });
    const kind = { settings: { sellerKind: 'organisation' as const } };
    expect(api.updateMerchant.encode(kind).additional_info).toEqual({ sellerKind: 'organisation' });
  });

  it('takes twenty contacts and the hours of seven days, each day once', () => {
    const isTaken = (settings: object) => api.additionalInfoSchema.safeParse(settings).success;
    const contacts = (count: number) => Array.from({ length: count }, () => ({ type: 'phone', value: '+79991234567' }));
    expect([isTaken({ contacts: contacts(20) }), isTaken({ contacts: contacts(21) })]).toEqual([true, false]);
    const hours = api.weekdays.map((day) => ({ day, from: '10:00', to: '19:00' }));
    expect(isTaken({ openingHours: hours })).toBe(true);
    expect(isTaken({ openingHours: [...hours.slice(0, 6), hours[0]] })).toBe(false);
    expect(isTaken({ openingHours: [{ day: 'mon', from: '10:00', to: '10:00' }] })).toBe(false);
    expect(isTaken({ openingHours: [{ day: 'mon', from: '00:00', to: '00:00' }] })).toBe(true);
  });

  it.each([
    ['yellow-white', '', '#ffcc00'],
    ['red-white', '#A1B', '#aa11bb'],
    ['custom', '0F0f0F', '#0f0f0f'],
    ['custom', 'red', '#fc2b2b'],
  ] as const)('a shop of the theme %s with the colour "%s" is %s', (themeId, mainColor, colour) => {
    expect(api.shopColour({ themeId, mainColor })).toBe(colour);
  });

  it('[7.14.2] reads a public shop out of merchant_info', () => {
    const shop = api.readShop.decode({
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
    expect(api.parseCredentials(body)).toEqual(expected);
  });

  it.each(['abc', 'a-1', 'x'.repeat(40), '1st-shop'])('a shop may be called %s', (name) => {
    expect(api.merchantName.safeParse(name).success).toBe(true);
    expect(api.isMerchantName(name)).toBe(true);
  });

  it.each(['ab', 'x'.repeat(41), '-abc', 'abc-', 'Abc', 'a_b', 'магазин', 'admin', 'checkout'])(
    'a shop may not be called %s',
    (name) => {
      expect(api.merchantName.safeParse(name).success).toBe(false);
      expect(api.isMerchantName(name)).toBe(false);
    },
  );
});
