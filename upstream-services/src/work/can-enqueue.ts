/**
 * Whether one more may come in, where several share a bounded room: one owner takes at most half of what is left, and never more than
 * `perOwner`. The fuller it is the less each gets, so that a few who press in leave room for others.
 */
export const canEnqueue = (
  own: number,
  all: number,
  { perOwner, inAll }: { perOwner: number; inAll: number },
): boolean => own < Math.min(perOwner, (inAll - all) / 2);
