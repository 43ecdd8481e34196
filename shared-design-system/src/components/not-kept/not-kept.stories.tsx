import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NotKept } from './not-kept.tsx';

export default { title: 'Feedback/NotKept' } satisfies Meta;

export const Default: StoryObj = {
  render: () => <NotKept>Браузер не даёт хранить корзину: она пропадёт, если закрыть или обновить страницу.</NotKept>,
};
