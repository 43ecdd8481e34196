import type { OrderPage } from 'shared-contracts';
import { Card } from 'shared-design-system/pages';
import { OrderFollow } from './order-follow.tsx';
import { OrderLetters } from './order-letters.tsx';
import { OrderPush } from './order-push.tsx';
import { newsTexts } from './texts.ts';

export interface OrderNewsProps {
  page: OrderPage;
  token: string;
  goesOn: boolean;
  settingLetters: boolean;
  onLetters: (wanted: boolean) => void;
}

export const OrderNews = ({ page, token, goesOn, settingLetters, onLetters }: OrderNewsProps) => (
  <Card title={newsTexts.title} gap={5}>
    {page.letters === null ? null : (
      <OrderLetters wanted={page.letters} loading={settingLetters} onChange={onLetters} />
    )}
    {goesOn ? <OrderPush shop={page.shopName} token={token} /> : null}
    {goesOn && page.messengers.length > 0 ? <OrderFollow token={token} /> : null}
  </Card>
);
