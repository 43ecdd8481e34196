import type { Meta } from '@storybook/react-webpack5';
import { Columns, Inline, Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { checkoutIcons } from './checkout-icons.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-name.ts';
import { officeIcons } from './office-icons.ts';
import { shopIcons } from './shop-icons.ts';

const icons = { ...shopIcons, ...checkoutIcons, ...officeIcons };

export default { title: 'Layout/Icon' } satisfies Meta;

export const All = () => (
  <Columns count={4} phone={2}>
    {(Object.keys(icons) as IconName[]).map((name) => (
      <Inline key={name} wrap={false}>
        <Icon name={name} size="l" />
        <Text as="span" size="xs" tone="muted">
          {name}
        </Text>
      </Inline>
    ))}
  </Columns>
);

export const Sizes = () => (
  <Stack>
    <Inline gap={4}>
      {(['s', 'm', 'l', 'xl', 'xxl'] as const).map((size) => (
        <Icon key={size} name="flower" size={size} />
      ))}
    </Inline>
    <Icon name="truck" label="Доставка курьером" />
  </Stack>
);
