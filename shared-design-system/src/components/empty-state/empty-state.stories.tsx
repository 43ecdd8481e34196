import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { noop, words } from '../../testing/examples.ts';
import { Button, ButtonLink } from '../button/button.tsx';
import { EmptyState, ErrorState } from './empty-state.tsx';

export default { title: 'Feedback/State' } satisfies Meta;

export const Empty: StoryObj = {
  render: () => (
    <EmptyState
      title="Товаров пока нет"
      text="Добавьте первый: хватит фотографии, названия и цены."
      actions={<Button icon="plus">Добавить товар</Button>}
    />
  ),
  parameters: { area: 'office' },
};

export const EmptyWithDrawing = () => (
  <EmptyState
    drawing
    level={1}
    title="В корзине пусто"
    text="Выберите букет: он появится здесь."
    actions={<ButtonLink to="/">В каталог</ButtonLink>}
  />
);

export const Failed: StoryObj = {
  render: () => (
    <ErrorState
      title="Заказы не загрузились"
      text="Проверьте соединение и попробуйте ещё раз."
      onRetry={noop}
      code="7f3a-19c2"
    />
  ),
  parameters: { area: 'office' },
};

export const Retrying = () => <ErrorState drawing title="Магазин не отвечает" onRetry={noop} retrying />;

export const LongWords = () => (
  <EmptyState title={words.company} text={words.unbroken} actions={<Button>Добавить товар</Button>} />
);
