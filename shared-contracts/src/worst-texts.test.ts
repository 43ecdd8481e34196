import * as api from './index.ts';
import { expectQuick, tooSlowAt } from './testing/worst-texts.ts';

const everySetting = [
  'title',
  'description',
  'email',
  'mainColor',
  'themeId',
  'visibility',
  'contacts',
  'openingHours',
  'paymentMethods',
  'inn',
  'ogrnip',
  'fio',
];

// A new parser is one line here; parsers of other packages have such a list beside them.
const parsers: Record<string, (text: string) => unknown> = {
  normalizePhone: api.normalizePhone,
  'the schema of phones': (text) => api.phone.safeParse(text),
  'the schema of e-mails': (text) => api.email.safeParse(text),
  'the schema of shop names': (text) => api.merchantName.safeParse(text),
  'the schema of searches': (text) => api.searchText.safeParse(text),
  'the schema of settings': (text) =>
    api.additionalInfoSchema.safeParse(Object.fromEntries(everySetting.map((name) => [name, text]))),
  'the schema of contacts': (text) =>
    api.additionalInfoSchema.safeParse({ contacts: [{ type: 'telegram', value: text }] }),
  'the schema of ways to transfer': (text) =>
    api.additionalInfoSchema.safeParse({
      paymentMethods: [
        { type: 'card', value: text },
        { type: 'sbp_link', value: text },
      ],
    }),
  'the schema of delivery': (text) =>
    api.createDeliveryConditions.request.safeParse({
      showAddress: true,
      deliveryMethod: [{ description: text }],
      communication: [{ type: 'email', title: text }],
    }),
  'the schema of a checkout': (text) =>
    api.checkoutRequest.safeParse({
      delivery_info: { name: text, email: text, contact_phone_number: text, delivery_date: text },
    }),
  cleanText: api.cleanText,
  normalEmail: api.normalizeEmail,
  isEmail: api.isEmail,
  searchable: api.normalizeForSearch,
  searchWords: api.searchWords,
  isMerchantName: api.isMerchantName,
  isInn: api.isInn,
  isOgrnip: api.isOgrnip,
  isCardNumber: api.isCardNumber,
  'isBankAccount, the account': (text) => api.isBankAccount(text, '044525225'),
  'isBankAccount, the bank': (text) => api.isBankAccount('40802810100000000917', text),
  isCorrespondentAccount: (text) => api.isCorrespondentAccount(text, '044525225'),
  isLinkOfOnePayment: api.isSinglePaymentLink,
  'isLinkOfOnePayment, the query': (text) => api.isSinglePaymentLink(`https://qr.nspk.ru/?${text}`),
  isWebAddress: api.isWebAddress,
  linkAddress: api.toSafeLink,
  'contactAddress, phone': (text) => api.toContactLink('phone', text),
  'contactAddress, email': (text) => api.toContactLink('email', text),
  'contactAddress, telegram': (text) => api.toContactLink('telegram', text),
  'contactAddress, whatsapp': (text) => api.toContactLink('whatsapp', text),
  'contactAddress, of a link': (text) => api.toContactLink('whatsapp', `https://wa.me/${text}`),
  'typedContact, email': (text) => api.normalizeContact('email', text),
  'typedContact, telegram': (text) => api.normalizeContact('telegram', text),
  'typedContact, of a link': (text) => api.normalizeContact('whatsapp', `https://api.whatsapp.com/send?${text}`),
  deliveryPriceOf: api.parseDeliveryPrice,
  methodOfText: api.parseDeliveryMethod,
  isPickup: api.isPickup,
  writesCards: (text) => api.offersCardText([text]),
  shopColour: (text) => api.shopColour({ themeId: 'custom', mainColor: text }),
  withoutBidiControls: api.withoutBidiControls,
  isWithinJsonLimits: (text) => api.isWithinJsonLimits(text),
  parseJson: api.parseJson,
  parseNumber: api.parseNumber,
  parseProductFields: api.parseProductFields,
  parseSize: api.parseSize,
  parseSettings: (text) => api.parseSettings({ contacts: text, paymentMethods: text, mainColor: text }),
};

expectQuick(parsers);

it('names the text at which a parser is slow', () => {
  // Far above what the compiler and the collector of garbage take beside it. Asked of the system now and then: asking costs no user time.
  const slowAtBars = (text: string) => {
    const { user: from } = process.cpuUsage();
    while (text.startsWith('|') && process.cpuUsage().user - from < 1_500_000) for (let n = 0; n < 1e6; n += 1);
  };
  expect(tooSlowAt(slowAtBars, 1_000_000)).toEqual(['||||||||||||||||||||']);
});
