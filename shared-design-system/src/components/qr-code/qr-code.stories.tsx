import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { QrCode } from './qr-code.tsx';

const meta: Meta = { title: 'Shop/QrCode' };
export default meta;

export const ShopAddress: StoryObj = {
  render: () => <QrCode value="https://bloom.example/b2b/shop/verbena" label="QR-код магазина" fileName="verbena" />,
};

export const Payment: StoryObj = {
  render: () => (
    <QrCode
      size="l"
      label="QR-код для оплаты в приложении банка"
      value="ST00012|Name=ИП Соколова Анна Викторовна|PersonalAcc=40802810900000000001|BankName=Банк|BIC=044525225|CorrespAcc=30101810400000000225|PayeeINN=500100732259|Sum=490000|Purpose=Заказ № 1052"
    />
  ),
};

/** A text that no code holds. */
export const Failed: StoryObj = { render: () => <QrCode value={'длинно'.repeat(600)} label="QR-код" /> };
