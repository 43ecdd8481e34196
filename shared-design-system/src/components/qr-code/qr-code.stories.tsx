import type { Meta } from '@storybook/react-webpack5';
import { Stack } from '../stack/stack.tsx';
import { QrCode } from './qr-code.tsx';

export default { title: 'Feedback/QrCode' } satisfies Meta;

export const Sizes = () => (
  <Stack align="start">
    <QrCode value="https://bloom.ru/b2b/shop/verbena" label="QR-код магазина «Вербена»" fileName="verbena" />
    <QrCode value="ST00012|Name=ИП Крылова|Sum=490000" label="QR-код для оплаты" />
  </Stack>
);

export const TooLong = () => <QrCode value={'Букет'.repeat(2000)} label="QR-код, который не поместился" />;
