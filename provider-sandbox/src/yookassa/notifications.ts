import { z } from 'zod';
import { BoundedMap } from '../common/bounded-map.ts';
import { isLoopback } from '../common/loopback.ts';
import type { Context } from '../context.ts';
import { Deliveries, delivery } from '../faults/deliveries.ts';

export const notificationAddressRequest = z.object({
  shop: z
    .string()
    .regex(/^\d{1,20}$/)
    .optional(),
  url: z
    .string()
    .max(2048)
    .refine((url) => url === '' || isLoopback(url), 'an address of this machine is needed'),
});

export const keptNotifications = z.object({
  addresses: z.array(z.tuple([z.string(), z.string()])),
  pending: z.array(delivery),
});

const anyShop = '*';

export class Notifications {
  private readonly addresses = new BoundedMap<string, string>(1_000);
  private readonly deliveries: Deliveries;

  constructor({ faults, log, store }: Context, url = '', kept?: z.infer<typeof keptNotifications>) {
    this.deliveries = new Deliveries({ provider: 'yookassa', faults, log, onChange: () => store.changed() });
    for (const [shop, address] of kept?.addresses ?? []) this.addresses.set(shop, address);
    if (url) this.addresses.set(anyShop, url);
    this.deliveries.resume(kept?.pending ?? []);
  }

  kept(): z.infer<typeof keptNotifications> {
    return { addresses: [...this.addresses], pending: this.deliveries.pending() };
  }

  address(): string {
    return this.addresses.get(anyShop) ?? '';
  }

  configure({ shop = anyShop, url }: z.output<typeof notificationAddressRequest>): void {
    this.addresses.set(shop, url);
  }

  tell(shop: string, event: string, object: object): void {
    const url = this.addresses.get(shop) ?? this.address();
    if (url) this.deliveries.send(url.replaceAll('{shop}', shop), { type: 'notification', event, object });
  }

  waiting(): number {
    return this.deliveries.pending().length;
  }

  close(): void {
    this.deliveries.close();
  }
}
