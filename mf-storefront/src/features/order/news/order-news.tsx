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
}

export const OrderNews = ({ page, token, goesOn }: OrderNewsProps) => (
  <Card title={newsTexts.title} gap={5}>
    {page.letters === null ? null : <OrderLetters token={token} wanted={page.letters} />}
    {goesOn ? <OrderPush shop={page.shopName} token={token} /> : null}
    {goesOn && page.messengers.length > 0 ? <OrderFollow token={token} /> : null}
  </Card>
);
