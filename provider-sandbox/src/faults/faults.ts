import { z } from 'zod';

export const providers = ['yookassa', 'telegram', 'max', 'smtp', 'push', 'images'] as const;
export type Provider = (typeof providers)[number];

export const faultKinds = [
  'hang',
  'error',
  'error-after',
  'cut-after',
  'too-many',
  'slow',
  'alter',
  'duplicate',
  'reorder',
] as const;
export type FaultKind = (typeof faultKinds)[number];

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

export const faultRequest = z.object({
  provider: z.enum(providers),
  fault: z.enum(faultKinds),
  times: whole(1, 10_000).optional(),
  ms: whole(1, 30_000).default(3_000),
  retryAfter: whole(1, 600).default(1),
  call: z.string().min(1).max(100).optional(),
  status: whole(400, 599).optional(),
  answer: z.record(z.string(), z.unknown()).optional(),
});

export type Fault = z.output<typeof faultRequest>;

const maxHeld = 500;

export class Faults {
  private readonly on = new Map<string, Fault>();
  private readonly held = new Set<() => void>();

  list(): Fault[] {
    return [...this.on.values()];
  }

  set(fault: Fault): void {
    this.on.set(`${fault.provider} ${fault.fault}`, { ...fault });
  }

  clear(provider?: Provider): void {
    for (const [name, fault] of this.on) if (!provider || fault.provider === provider) this.on.delete(name);
    for (const release of this.held) release();
  }

  take(provider: Provider, kind: FaultKind, call = ''): Fault | undefined {
    const name = `${provider} ${kind}`;
    const fault = this.on.get(name);
    if (!fault || (fault.call !== undefined && !call.includes(fault.call))) return undefined;
    if (fault.times !== undefined) {
      fault.times -= 1;
      if (fault.times === 0) this.on.delete(name);
    }
    return fault;
  }

  /** Ends something once the faults are cleared, or after so many milliseconds. */
  hold(end: () => void, ms?: number): void {
    const timer = ms === undefined ? undefined : setTimeout(() => release(), ms);
    const release = (): void => {
      clearTimeout(timer);
      if (this.held.delete(release)) end();
    };
    this.held.add(release);
    const [oldest] = this.held;
    if (this.held.size > maxHeld) oldest?.();
  }
}
