import type { Meta } from '@storybook/react-webpack5';
import { words } from '../../testing/examples.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Page } from './page.tsx';

export default { title: 'Layout/Page', parameters: { area: 'office', layout: 'fullscreen' } } satisfies Meta;

const Content = () => (
  <Stack>
    <Card title="Описание">
      <Text>{words.paragraph}</Text>
    </Card>
  </Stack>
);

export const List = () => (
  <Page
    title="Товары"
    subtitle="12 товаров, 2 скрыты"
    tools={<IconButton icon="search" label="Найти товар" />}
    actions={<Button icon="plus">Добавить товар</Button>}
  >
    <Content />
  </Page>
);

export const Form = () => (
  <Page
    title="Пионы «Сара Бернар» с эвкалиптом, 15 шт."
    back={{ to: '/products', label: 'К товарам' }}
    note="Есть изменения"
    width="narrow"
    actions={
      <>
        <Button variant="outline">Отменить</Button>
        <Button loading>Сохранить</Button>
      </>
    }
  >
    <Content />
  </Page>
);

export const LongWords = () => (
  <Page title={words.company} subtitle={words.unbroken} actions={<Button>Сохранить изменения</Button>} bar="dock">
    <Content />
  </Page>
);
