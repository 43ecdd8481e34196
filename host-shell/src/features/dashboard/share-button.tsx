import { Button } from 'shared-design-system';
import { texts } from '../../texts.ts';

/** Hands the shop's address to the device's own way of sharing; absent where the device has none. */
export function ShareButton({ url, title }: { url: string; title: string }) {
  if (typeof navigator.share !== 'function') return null;
  // Closing the device's sheet rejects: that is an answer, not a failure.
  const share = () => navigator.share({ url, title }).catch(() => undefined);
  return (
    <Button icon="share" full onClick={() => void share()}>
      {texts.dashboard.shop.share}
    </Button>
  );
}
