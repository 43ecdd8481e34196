import {
  additionalInfoSchema,
  checkoutRequest,
  contactAddress,
  createDeliveryConditions,
  deliveryPriceOf,
  email,
  hasJsonShape,
  isBankAccount,
  isCardNumber,
  isCorrespondentAccount,
  isInn,
  isLinkOfOnePayment,
  isMerchantName,
  isOgrnip,
  isPickup,
  isWebAddress,
  linkAddress,
  merchantName,
  normalizePhone,
  parseJson,
  phone,
  readNumber,
  readProductFields,
  readSettings,
  readSize,
  searchText,
  shopColour,
  withoutBidiControls,
  writesCards,
} from './index.ts';
import { expectQuick, tooSlowAt } from './testing/worst-texts.ts';

const everySetting = [
  'title',
  'description',
  'email',
  'mainColor',
  'themeId',
  'visibility',
  'contacts',
  'paymentMethods',
  'inn',
  'ogrnip',
  'fio',
];

// A new parser is one line here; parsers of other packages have such a list beside them.
const parsers: Record<string, (text: string) => unknown> = {
  normalizePhone,
  'the schema of phones': (text) => phone.safeParse(text),
  'the schema of e-mails': (text) => email.safeParse(text),
  'the schema of shop names': (text) => merchantName.safeParse(text),
  'the schema of searches': (text) => searchText.safeParse(text),
  'the schema of settings': (text) =>
    additionalInfoSchema.safeParse(Object.fromEntries(everySetting.map((name) => [name, text]))),
  'the schema of contacts': (text) => additionalInfoSchema.safeParse({ contacts: [{ type: 'telegram', value: text }] }),
  'the schema of ways to transfer': (text) =>
    additionalInfoSchema.safeParse({
      paymentMethods: [
        { type: 'card', value: text },
        { type: 'sbp_link', value: text },
      ],
    }),
  'the schema of delivery': (text) =>
    createDeliveryConditions.request.safeParse({
      showAddress: true,
      deliveryMethod: [{ description: text }],
      communication: [{ type: 'email', title: text }],
    }),
  'the schema of a checkout': (text) =>
    checkoutRequest.safeParse({
      delivery_info: { name: text, email: text, contact_phone_number: text, delivery_date: text },
    }),
  isMerchantName,
  isInn,
  isOgrnip,
  isCardNumber,
  'isBankAccount, the account': (text) => isBankAccount(text, '044525225'),
  'isBankAccount, the bank': (text) => isBankAccount('40802810100000000917', text),
  isCorrespondentAccount: (text) => isCorrespondentAccount(text, '044525225'),
  isLinkOfOnePayment,
  'isLinkOfOnePayment, the query': (text) => isLinkOfOnePayment(`https://qr.nspk.ru/?${text}`),
  isWebAddress,
  linkAddress,
  'contactAddress, phone': (text) => contactAddress('phone', text),
  'contactAddress, email': (text) => contactAddress('email', text),
  'contactAddress, telegram': (text) => contactAddress('telegram', text),
  'contactAddress, whatsapp': (text) => contactAddress('whatsapp', text),
  deliveryPriceOf,
  isPickup,
  writesCards: (text) => writesCards([text]),
  shopColour: (text) => shopColour({ themeId: 'custom', mainColor: text }),
  withoutBidiControls,
  hasJsonShape: (text) => hasJsonShape(text),
  parseJson,
  readNumber,
  readProductFields,
  readSize,
  readSettings: (text) => readSettings({ contacts: text, paymentMethods: text, mainColor: text }),
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
