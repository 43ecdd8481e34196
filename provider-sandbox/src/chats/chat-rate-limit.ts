import { BoundedMap } from '../common/bounded-map.ts';

interface Bucket {
  left: number;
  at: number;
}

interface Pace {
  burst: number;
  perSecond: number;
}

export class ChatRateLimit {
  private readonly buckets = new BoundedMap<string, Bucket>(1_000);
  private readonly now: () => Date;

  constructor(now: () => Date) {
    this.now = now;
  }

  wait(name: string, { burst, perSecond }: Pace): number {
    const at = this.now().getTime();
    const bucket = this.buckets.get(name) ?? { left: burst, at };
    const left = Math.min(burst, bucket.left + ((at - bucket.at) / 1_000) * perSecond);
    const isFree = left >= 1;
    this.buckets.set(name, { left: isFree ? left - 1 : left, at });
    return isFree ? 0 : Math.ceil((1 - left) / perSecond);
  }
}
