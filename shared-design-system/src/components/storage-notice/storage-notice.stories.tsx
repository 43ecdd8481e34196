import type { Meta } from '@storybook/react-webpack5';
import { StorageNotice } from './storage-notice.tsx';

export default { title: 'Feedback/StorageNotice' } satisfies Meta;

export const Default = () => (
  <StorageNotice>Браузер не даёт хранить корзину: она пропадёт, если закрыть или обновить страницу.</StorageNotice>
);
