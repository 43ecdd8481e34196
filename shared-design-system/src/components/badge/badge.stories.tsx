import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Inline, Stack } from '../stack/stack.tsx';
import { Badge, Count, CountBadge, SaleBadge } from './badge.tsx';

export default { title: 'Feedback/Badge' } satisfies Meta;

const tones = ['neutral', 'main', 'info', 'happy', 'warn', 'danger'] as const;

const Tones = () => (
  <Stack>
    <Inline>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          Новый
        </Badge>
      ))}
    </Inline>
    <Inline>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone} size="l" icon="clock">
          Ждёт
        </Badge>
      ))}
    </Inline>
  </Stack>
);

export const AllTones = () => <Tones />;
export const AllTonesInTheOffice: StoryObj = { render: () => <Tones />, parameters: { area: 'office' } };

export const SaleAndCount = () => (
  <Stack>
    <Inline>
      <SaleBadge />
      <SaleBadge size="l" />
    </Inline>
    <Inline>
      <CountBadge count={1} />
      <CountBadge count={12} label="12 товаров в корзине" />
      <CountBadge count={1280} />
      <CountBadge count={0} />
      <Count>3</Count>
    </Inline>
  </Stack>
);
