import { Stack } from 'shared-design-system/office';
import type { Meta } from 'shared-design-system/stories';
import { StatusProgress, StatusTrack } from './status-track.tsx';

export default { title: 'Office/StatusTrack', parameters: { area: 'office' } } satisfies Meta;

const statuses = ['created', 'accepted', 'assembling', 'delivering', 'completed', 'canceled'] as const;

export const Marks = () => (
  <Stack>
    {statuses.map((status) => (
      <StatusTrack key={status} status={status} />
    ))}
    <StatusTrack status="delivering" pickup />
  </Stack>
);

export const Progress = () => (
  <Stack gap={5}>
    {statuses.map((status) => (
      <StatusProgress key={status} status={status} />
    ))}
    <StatusProgress status="delivering" pickup />
  </Stack>
);
