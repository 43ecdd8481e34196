import type { DeliveryMethod } from './delivery-methods.ts';
import type { DeliveryZone, PickupPoint } from './delivery-options.ts';

export type ResolvedDeliveryMethod = Omit<DeliveryMethod, 'zones' | 'points'> & { leadHours: number | null };

export const optionsOf = ({ zones = [], points = [] }: DeliveryMethod): readonly (DeliveryZone | PickupPoint)[] =>
  zones.length > 0 ? zones : points;

export const pointText = ({ address, hours, note }: PickupPoint): string =>
  [address, hours, note].filter(Boolean).join(', ');

/**
 * A method in the zone, or to the point, that was chosen.
 * @param optionId of a zone or a point; one that the method has not, or none, leaves the method as it is: the seller reckons the price then
 */
export function resolveDeliveryMethod(method: DeliveryMethod, optionId: string | undefined): ResolvedDeliveryMethod {
  const { zones = [], points = [], ...way } = method;
  const zone = zones.find(({ id }) => id === optionId);
  if (zone) {
    const { price, freeFrom, leastOrder, leadHours } = zone;
    const name = `${method.name}, ${zone.name}`;
    return { ...way, name, price, freeFrom, leastOrder: leastOrder ?? method.leastOrder, leadHours };
  }
  const point = points.find(({ id }) => id === optionId) ?? (points.length === 1 ? points[0] : undefined);
  const when = point ? [pointText(point), method.when].filter(Boolean).join(', ') : method.when;
  return { ...way, ...(zones.length > 0 ? { price: null, freeFrom: null } : {}), when, leadHours: null };
}

export const missingToMinimumOrder = (
  { leastOrder }: Pick<ResolvedDeliveryMethod, 'leastOrder'>,
  productsSum: number,
): number => Math.max(0, Math.round(((leastOrder ?? 0) - productsSum) * 100) / 100);
