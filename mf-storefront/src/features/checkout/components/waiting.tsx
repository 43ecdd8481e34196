import { Banner, Button } from 'shared-design-system/shop';
import { texts } from '../../../texts.ts';

const words = texts.checkout.waiting;

/** The order was pressed without a connection: it is sent when there is one, which one can call off. */
export function Waiting({ onStop }: { onStop: () => void }) {
  return (
    <Banner
      tone="warn"
      live
      title={words.title}
      actions={
        <Button variant="outline" size="s" onClick={onStop}>
          {words.stop}
        </Button>
      }
    >
      {words.text}
    </Banner>
  );
}
