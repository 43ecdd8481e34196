/**
 * Whether one more task may join a bounded queue that several owners share. One owner gets at most half of the free places, and never more than
 * `perOwner`: the fuller the queue, the less each gets, so that a few owners cannot fill it.
 */
export const canEnqueue = (
  ofOwner: number,
  all: number,
  { perOwner, inAll }: { perOwner: number; inAll: number },
): boolean => ofOwner < Math.min(perOwner, (inAll - all) / 2);
