import {
  type CartChangeWire,
  type DeliveryConditions,
  deliveryCost,
  detectDeliveryKind,
  findOrderedMethod,
  getByHandDateRange,
  isInKopecks,
  maxOrderLines,
  maxQuantityPerLine,
  normalizePhone,
  type Order,
  type PaymentType,
  resolveDeliveryMethod,
  roubles,
  roundToKopecks,
  type ShopZone,
  sumDiscounts,
  totalFor,
  typedEmail,
  typedText,
} from 'shared-contracts';
import { z } from 'zod';
import { writeTexts as words } from './write-texts.ts';

/** A product's line has the product's id; a line that the merchant writes has none until it is saved. */
const line = z.object({
  id: z.string(),
  free: z.boolean(),
  sizeId: z.string().nullable(),
  sizeName: z.string(),
  title: z.string(),
  /** Price of one piece, in roubles. */
  price: z.number(),
  count: z.int().min(1).max(maxQuantityPerLine),
});
export type WriteLine = z.infer<typeof line>;

const { buyer, delivery, goods, discount: discountWords } = words;
const text = (most: number) => typedText().max(most, delivery.long(most));
const isPhoneOrEmpty = (value: string): boolean => value === '' || normalizePhone(value) !== null;

const fields = z.object({
  lines: z.array(line).min(1, goods.none).max(maxOrderLines, goods.enough(maxOrderLines)),
  discountKind: z.enum(['sum', 'percent']),
  discount: z.number().nullable(),
  name: typedText().min(1, buyer.nameNeeded).max(200, delivery.long(200)),
  phone: z.string().refine(isPhoneOrEmpty, buyer.phoneWrong),
  email: z.union([z.literal(''), typedEmail(buyer.emailWrong)]),
  /** Id of a delivery method of the shop; empty: `methodText` describes it. */
  method: z.string(),
  option: z.string(),
  methodText: text(1200),
  price: roubles.nullable(),
  date: z.string(),
  hours: text(100),
  address: text(1000),
  another: z.boolean(),
  recipientName: text(200),
  /** Checked only where another person gets it: else it is not shown. */
  recipientPhone: z.string(),
  doNotCall: z.boolean(),
  anonymous: z.boolean(),
  card: text(1000),
  comment: text(2000),
  payment: z.enum(['card', 'p2p', 'on_delivery']),
});
export type WriteValues = z.infer<typeof fields>;

export const goodsSum = ({ lines }: Pick<WriteValues, 'lines'>): number =>
  roundToKopecks(lines.reduce((sum, { price, count }) => sum + price * count, 0));

export function discountSum(values: Pick<WriteValues, 'lines' | 'discount' | 'discountKind'>): number {
  const { discount, discountKind } = values;
  if (!discount) return 0;
  return discountKind === 'sum' ? discount : roundToKopecks((goodsSum(values) * discount) / 100);
}

function discountWrong(values: WriteValues): string | undefined {
  const { discount, discountKind } = values;
  if (discount === null) return undefined;
  if (discountKind === 'percent') return discount < 0 || discount > 100 ? discountWords.percent : undefined;
  if (!isInKopecks(discount)) return discountWords.kopecks;
  const most = goodsSum(values);
  return discount < 0 || discount > most ? discountWords.range(most) : undefined;
}

function whenWrong(
  { date, hours }: WriteValues,
  before: Pick<WriteValues, 'date' | 'hours'>,
  zone: ShopZone,
): string | undefined {
  if (date === before.date && hours === before.hours) return undefined;
  if (date === '') return hours === '' ? undefined : delivery.dayNeeded;
  const { first, last } = getByHandDateRange(new Date(), zone);
  if (date === before.date) return undefined;
  return date < first ? delivery.dayPassed : date > last ? delivery.dayFar(last) : undefined;
}

export const writeSchemaOf = (before: Pick<WriteValues, 'date' | 'hours'>, zone: ShopZone) =>
  fields.superRefine((values, context) => {
    const refuse = (path: keyof WriteValues, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const wrong = discountWrong(values);
    if (wrong) refuse('discount', wrong);
    const when = whenWrong(values, before, zone);
    if (when) refuse('date', when);
    if (values.payment === 'card' && values.phone === '' && values.email === '') refuse('phone', words.payment.contact);
    if (values.another && values.recipientName === '' && values.recipientPhone !== '') {
      refuse('recipientName', delivery.recipientNeeded);
    }
    if (values.another && (values.recipientName !== '' || !isPhoneOrEmpty(values.recipientPhone))) {
      if (normalizePhone(values.recipientPhone) === null) refuse('recipientPhone', buyer.phoneWrong);
    }
  });

export const writtenTotal = (values: WriteValues, others: Order['discounts'] = []): number =>
  totalFor(goodsSum(values), [...others, { amount: discountSum(values) }], values.price);

export const newValues = (payment: PaymentType): WriteValues => ({
  lines: [],
  discountKind: 'sum',
  discount: null,
  name: '',
  phone: '',
  email: '',
  method: '',
  option: '',
  methodText: '',
  price: null,
  date: '',
  hours: '',
  address: '',
  another: false,
  recipientName: '',
  recipientPhone: '',
  doNotCall: false,
  anonymous: false,
  card: '',
  comment: '',
  payment,
});

export const otherDiscounts = ({ discounts }: Order) => discounts.filter(({ kind }) => kind !== 'merchant');

/** The percentage in the title of a discount, as {@link discountWords.title} writes it; null where the title has none. */
export function percentIn(title: string): number | null {
  const [, percent] = /^Скидка (\d{1,3}(?:,\d{1,2})?)\u00a0%$/.exec(title) ?? [];
  return percent === undefined ? null : Number(percent.replace(',', '.'));
}

function discountValues(
  discount: Order['discounts'][number] | undefined,
): Pick<WriteValues, 'discount' | 'discountKind'> {
  const percent = discount ? percentIn(discount.title) : null;
  if (percent !== null) return { discountKind: 'percent', discount: percent };
  return { discountKind: 'sum', discount: discount ? sumDiscounts([discount]) : null };
}

export function valuesOf(order: Order): WriteValues {
  const { deliveryInfo: info, basket, discounts } = order;
  const byMerchant = discounts.find(({ kind }) => kind === 'merchant');
  return {
    ...newValues(order.paymentMethod),
    lines: basket.goods.map((good) => ({
      id: good.id,
      free: good.free,
      sizeId: good.size?.id ?? null,
      sizeName: good.size?.value ?? '',
      title: good.title,
      price: good.price,
      count: good.count,
    })),
    ...discountValues(byMerchant),
    name: info.name,
    phone: info.phone,
    email: info.email,
    methodText: info.deliveryMethod,
    price: info.deliveryPrice,
    date: info.deliveryDate,
    hours: info.deliveryInterval,
    address: info.address,
    another: info.forAnother,
    recipientName: info.recipient?.name ?? '',
    recipientPhone: info.recipient?.phone ?? '',
    doNotCall: info.doNotCall,
    anonymous: info.anonymous,
    card: info.cardText,
    comment: info.comment,
  };
}

/**
 * What the delivery costs for these goods: of the chosen method, or of the one that the order was placed with where its words are kept; null where
 * the seller sets the price, or the shop has no such method any more.
 */
export function priceOfMethod(
  conditions: DeliveryConditions | null,
  values: Pick<WriteValues, 'method' | 'option' | 'methodText' | 'lines'>,
): number | null {
  const methods = conditions?.deliveryMethods ?? [];
  const method = methods.find(({ id }) => id === values.method);
  const delivery = method
    ? resolveDeliveryMethod(method, values.option)
    : values.method === ''
      ? findOrderedMethod(methods, values.methodText)
      : undefined;
  return delivery ? deliveryCost(delivery, goodsSum(values)) : null;
}

const isSame = (one: Omit<WriteLine, 'count'>, other: Omit<WriteLine, 'count'>): boolean =>
  one.id !== '' && one.id === other.id && one.sizeId === other.sizeId && one.price === other.price;

export function withLine(lines: readonly WriteLine[], added: WriteLine): WriteLine[] {
  const known = lines.find((one) => isSame(one, added));
  if (!known) return [...lines, added];
  return lines.map((one) =>
    one === known ? { ...one, count: Math.min(maxQuantityPerLine, one.count + added.count) } : one,
  );
}

export function applyPriceChanges(lines: WriteLine[], changes: readonly CartChangeWire[]): WriteLine[] {
  const prices = changes.filter(({ kind }) => kind === 'price');
  if (prices.length === 0) return lines;
  return lines.map((one) => {
    const found = prices.find(
      ({ product_id, size_id, was }) => one.id === product_id && one.sizeId === size_id && one.price === was,
    );
    return found?.now == null ? one : { ...one, price: found.now };
  });
}

export function keptLineNumbers(lines: readonly WriteLine[], { basket }: Order): (number | null)[] {
  const left = new Map(valuesOfGoods(basket.goods).map((good, index) => [index, good]));
  return lines.map((one) => {
    const found = [...left].find(([, good]) => isSame(good, one));
    if (!found) return null;
    left.delete(found[0]);
    return basket.goods[found[0]]?.line ?? found[0];
  });
}

const valuesOfGoods = (goods: Order['basket']['goods']): Omit<WriteLine, 'count'>[] =>
  goods.map(({ id, free, size, title, price }) => ({
    id,
    free,
    sizeId: size?.id ?? null,
    sizeName: size?.value ?? '',
    title,
    price,
  }));

export function missingContactField(
  conditions: DeliveryConditions | null,
  values: WriteValues,
): 'address' | 'phone' | null {
  const method = conditions?.deliveryMethods.find(({ id }) => id === values.method);
  const kind = method?.kind ?? detectDeliveryKind(values.methodText);
  if (kind !== 'courier' && kind !== 'post') return null;
  if (values.address === '') return 'address';
  return values.phone === '' && !(values.another && values.recipientPhone !== '') ? 'phone' : null;
}
