import type { Order } from 'shared-contracts';
import { Modal, Skeleton, styled } from 'shared-design-system/office';
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

export default function ScreenshotDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const query = useReadScreenshotQuery({ orderId: order.id });
  return (
    <Modal open title={words.title(order.number)} onClose={onClose}>
      <Loaded query={query} failed={words.failed} skeleton={<Skeleton lines={5} />}>
        {(src) => <Shown src={src} alt={words.alt} />}
      </Loaded>
    </Modal>
  );
}
