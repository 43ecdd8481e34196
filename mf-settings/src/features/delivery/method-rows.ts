import { type DeliveryKind, detailsOf } from 'shared-contracts';
import { type IconName, typeset } from 'shared-design-system';
import { texts } from '../../texts.ts';
import { type MethodEntry, methodOf } from './delivery-form.ts';

/** What stands before a method of each kind. */
export const kindIcons = { courier: 'truck', pickup: 'store', post: 'package', other: 'map-pin' } satisfies Record<
  DeliveryKind,
  IconName
>;

/** A method as a row of the list. */
export const methodRow = (entry: MethodEntry) => ({
  id: entry.id,
  icon: kindIcons[entry.type],
  title: entry.value,
  text: typeset(
    [entry.price === null ? texts.delivery.bySeller : '', detailsOf(methodOf(entry))].filter(Boolean).join(', '),
  ),
});
