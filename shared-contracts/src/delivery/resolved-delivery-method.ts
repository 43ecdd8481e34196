import { roundToKopecks } from '../wire/money.ts';
import { type DeliveryMethod, formatDeliveryMethod } from './delivery-methods.ts';
import type { DeliveryZone, PickupPoint } from './delivery-options.ts';

export type ResolvedDeliveryMethod = Omit<DeliveryMethod, 'zones' | 'points'> & { leadHours: number | null };

export const optionsOf = ({ zones = [], points = [] }: DeliveryMethod): readonly (DeliveryZone | PickupPoint)[] =>
  zones.length > 0 ? zones : points;

export const pointText = ({ address, hours, note }: PickupPoint): string =>
  [address, hours, note].filter(Boolean).join(', ');

/**
 * A delivery method with the fields of the chosen zone or pickup point.
 * @param optionId of a zone or a point. With an unknown one, or none, the method stays as it is, and the seller sets the price where it has zones
 */
export function resolveDeliveryMethod(method: DeliveryMethod, optionId: string | undefined): ResolvedDeliveryMethod {
  const { zones = [], points = [], ...resolved } = method;
  const zone = zones.find(({ id }) => id === optionId);
  if (zone) {
    const { price, freeFrom, leastOrder, leadHours } = zone;
    const name = `${method.name}, ${zone.name}`;
    return { ...resolved, name, price, freeFrom, leastOrder: leastOrder ?? method.leastOrder, leadHours };
  }
  const point = points.find(({ id }) => id === optionId) ?? (points.length === 1 ? points[0] : undefined);
  const when = point ? [pointText(point), method.when].filter(Boolean).join(', ') : method.when;
  return { ...resolved, ...(zones.length > 0 ? { price: null, freeFrom: null } : {}), when, leadHours: null };
}

/** What an order keeps of the delivery that was chosen. */
export const deliveryMethodText = (method: ResolvedDeliveryMethod): string =>
  formatDeliveryMethod({ ...method, leastOrder: null, onReceipt: [] });

/** The method, with its zone or point, that an order was placed with; undefined where its words or prices are others by now. */
export const findOrderedMethod = (
  methods: readonly DeliveryMethod[],
  words: string,
): ResolvedDeliveryMethod | undefined =>
  methods
    .flatMap((method) => [undefined, ...optionsOf(method)].map((option) => resolveDeliveryMethod(method, option?.id)))
    .find((resolved) => deliveryMethodText(resolved) === words);

export const missingToMinimumOrder = (
  { leastOrder }: Pick<ResolvedDeliveryMethod, 'leastOrder'>,
  productsSum: number,
): number => Math.max(0, roundToKopecks((leastOrder ?? 0) - productsSum));
