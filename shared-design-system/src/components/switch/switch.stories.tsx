import type { Meta } from '@storybook/react-webpack5';
import { noop, words } from '../../testing/examples.ts';
import { WithValue } from '../../testing/with-value.tsx';
import { Stack } from '../stack/stack.tsx';
import { Switch } from './switch.tsx';

export default { title: 'Forms/Switch', parameters: { area: 'office' } } satisfies Meta;

export const States = () => (
  <Stack>
    <WithValue start={true}>
      {(value, change) => (
        <Switch checked={value} onChange={change} label="Магазин опубликован" hint="Покупатели видят товары и цены" />
      )}
    </WithValue>
    <Switch checked={false} onChange={noop} label="Предзаказ" />
    <Switch checked loading onChange={noop} label="Показывать в магазине" />
    <Switch checked disabled onChange={noop} label="Оплата картой" hint="Подключим после договора" />
    <Switch checked={false} disabled onChange={noop} label="Доставка по стране" />
    <Switch checked onChange={noop} label="Опубликован" hideLabel />
    <Switch checked onChange={noop} label={words.company} hint={words.unbroken} />
  </Stack>
);
