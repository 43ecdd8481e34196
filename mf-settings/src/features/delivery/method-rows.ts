import { basePrice, type DeliveryKind, formatDeliveryMethodDetails } from 'shared-contracts';
import { type IconName, typeset } from 'shared-design-system/office';
import { type MethodEntry, methodOf } from './delivery-form.ts';
import { hasZones } from './option-values.ts';
import { deliveryTexts } from './texts.ts';

export const kindIcons = { courier: 'truck', pickup: 'store', post: 'package', other: 'map-pin' } satisfies Record<
  DeliveryKind,
  IconName
>;

const zonesOf = ({ type, zones }: MethodEntry) => (hasZones(type) ? zones : []);

const isBySeller = (entry: MethodEntry): boolean =>
  basePrice({ kind: entry.type, price: entry.price }) === null && zonesOf(entry).length === 0;

const zonesText = (entry: MethodEntry): string => {
  const zones = zonesOf(entry);
  return zones.length > 0 ? deliveryTexts.zones(zones.map(({ name }) => name).join(', ')) : '';
};

export const methodRow = (entry: MethodEntry) => ({
  id: entry.id,
  icon: kindIcons[entry.type],
  title: entry.value,
  text: typeset(
    [isBySeller(entry) ? deliveryTexts.bySeller : '', formatDeliveryMethodDetails(methodOf(entry)), zonesText(entry)]
      .filter(Boolean)
      .join(', '),
  ),
});
