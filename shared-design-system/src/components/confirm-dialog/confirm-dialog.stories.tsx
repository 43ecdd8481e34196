import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { noop, products, words } from '../../testing/examples.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

export default { title: 'Feedback/ConfirmDialog' } satisfies Meta;

export const Question = () => (
  <ConfirmDialog
    open
    onAnswer={noop}
    title="Отменить заказ?"
    text="Покупатель получит письмо. Вернуть заказ будет нельзя."
    confirmLabel="Отменить заказ"
    cancelLabel="Не отменять"
  />
);

export const Danger: StoryObj = {
  render: () => <ConfirmDialog open onAnswer={noop} title="Удалить товар?" tone="danger" confirmLabel="Удалить" />,
  parameters: { area: 'office' },
};

export const ThreeWays: StoryObj = {
  render: () => (
    <ConfirmDialog
      open
      onAnswer={noop}
      title={words.company}
      text={words.unbroken}
      confirmLabel="Сохранить и уйти"
      alternative={{ label: 'Уйти, оставить черновик', value: 'leave' }}
    />
  ),
  parameters: { area: 'office' },
};

export const LongTitle: StoryObj = {
  render: () => (
    <ConfirmDialog
      open
      onAnswer={noop}
      tone="danger"
      title={`Удалить «${products.long.name}»?`}
      text="Товар исчезнет с витрины. Вернуть его нельзя."
      confirmLabel="Удалить товар"
      cancelLabel="Не удалять"
    />
  ),
  parameters: { area: 'office' },
};
