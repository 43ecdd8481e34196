import { type Measured, measure } from './load.ts';
import { checkoutWorkload } from './workload.ts';

/** Rounds of orders here and in another checkout. */
export interface Beside {
  here: Measured[];
  there: Measured[];
}

/**
 * Orders by transfer in two running platforms, in turn, so that a busy moment of the machine meets both.
 * @param here  origin of this checkout's platform
 * @param there origin of the other's
 * @param seconds how long a round of either is
 */
export async function measureBeside(
  here: string,
  there: string,
  callers: number,
  rounds: number,
  seconds: number,
): Promise<Beside> {
  const workloads = { here: await checkoutWorkload(here), there: await checkoutWorkload(there) };
  const measured: Beside = { here: [], there: [] };
  const round = async (which: keyof Beside): Promise<Measured> =>
    measure(which === 'here' ? here : there, workloads[which], callers, seconds);
  await round('here');
  await round('there');
  for (let number = 0; number < rounds; number += 1) {
    for (const which of number % 2 ? (['there', 'here'] as const) : (['here', 'there'] as const)) {
      measured[which].push(await round(which));
    }
  }
  return measured;
}
