import { type Platform, type UsageKind, usageKinds } from 'shared-contracts';
import { type Bar, BarChart, Card, formatDate } from 'shared-design-system/office';
import { texts } from '../texts.ts';

const words = texts.usage;

const ticksEvery = 7;

function barsOf(usage: Platform['usage'], kind: UsageKind): Bar[] {
  return usage.map(({ date, counts }, index) => {
    const last = index === usage.length - 1;
    const name = formatDate(date);
    return {
      name,
      value: counts[kind],
      text: String(counts[kind]),
      ...((usage.length - 1 - index) % ticksEvery === 0 ? { tick: String(Number(date.slice(-2))) } : {}),
      ...(last ? { current: true } : {}),
    };
  });
}

export function UsageCards({ usage }: { usage: Platform['usage'] }) {
  return usageKinds.map((kind) => {
    const label = words.kinds[kind];
    const total = usage.reduce((sum, { counts }) => sum + counts[kind], 0);
    return (
      <Card key={kind} title={words.total(label, total)}>
        <BarChart label={label} heads={words.heads} bars={barsOf(usage, kind)} />
      </Card>
    );
  });
}
