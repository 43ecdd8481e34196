/** A shop's days begin and end in Moscow (decisions, part 5). Swedish dates are written as in ISO 8601. */
const shopDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow', dateStyle: 'short' });

/** The shop's day at a moment, as YYYY-MM-DD: the earliest that an order can be brought. */
export const shopDayOf = (moment: Date): string => shopDay.format(moment);

/** Whether a way to deliver needs no address: merchants describe their ways in their own words. */
export const isPickup = (deliveryMethod: string): boolean => /^\s*(?:самовывоз|забрать|заберу)/i.test(deliveryMethod);
