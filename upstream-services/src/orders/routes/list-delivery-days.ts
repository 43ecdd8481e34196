import { listDeliveryDays, openDays, parseSchedule, parseSettings, resolveDeliveryMethod } from 'shared-contracts';
import { readDeliveryMethods, readDeliverySchedule } from '../../delivery/index.ts';
import { bindRoute } from '../../http/bind.ts';
import { readShopRow } from '../../merchants/index.ts';
import { readBookedIntervals } from '../delivery-intervals.ts';

export default bindRoute(listDeliveryDays, async ({ context: { db, now }, shop: { merchantId }, body }) => {
  const { delivery_method_id: methodId, delivery_option_id: optionId } = body;
  const schedule = parseSchedule(await readDeliverySchedule(db, merchantId));
  if (!schedule) return { scheduled: false, in_slots: false, days: [] };
  const [{ settings }, methods] = await Promise.all([
    readShopRow(db, merchantId),
    methodId ? readDeliveryMethods(db, merchantId) : [],
  ]);
  const { openingHours, timeZone: zone } = parseSettings(settings);
  const taken = await readBookedIntervals(db, merchantId, now(), zone);
  const method = methods.find(({ id }) => id === methodId);
  const leadHours = method && resolveDeliveryMethod(method, optionId).leadHours;
  const days = openDays({ schedule, openingHours, now: now(), zone, leadHours }, taken);
  return { scheduled: true, in_slots: schedule.slots.length > 0, days };
});
