import { useState } from 'react';
import type { Order } from 'shared-contracts';
import { Button, Modal, Skeleton, styled } from 'shared-design-system';
import { Loaded } from 'shared-runtime/screens';
import { texts } from '../../../texts.ts';
import { useReadScreenshotQuery } from '../api.ts';

const { screenshot: words } = texts.payment;

const Shown = styled.img`
  display: block;
  max-width: 100%;
  margin: 0 auto;
  border-radius: var(--radius-m);
`;

function Picture({ order }: { order: Order }) {
  const query = useReadScreenshotQuery({ orderId: order.id });
  return (
    <Loaded query={query} failed={words.failed} skeleton={<Skeleton lines={5} />}>
      {(src) => <Shown src={src} alt={words.alt} />}
    </Loaded>
  );
}

/** What the shopper shows of the transfer, in a dialog. */
export function OrderScreenshot({ order }: { order: Order }) {
  const [open, setOpen] = useState(false);
  if (!order.paymentScreenshot) return null;
  return (
    <>
      <Button variant="quiet" full icon="image" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <Modal open={open} title={words.title(order.number)} onClose={() => setOpen(false)}>
        <Picture order={order} />
      </Modal>
    </>
  );
}
