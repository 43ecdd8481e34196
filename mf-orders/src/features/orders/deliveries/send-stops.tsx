import type { Order } from 'shared-contracts';
import { Button, CopyButton, formatDate, Inline, useToast } from 'shared-design-system/office';
import { useShopZone } from 'shared-runtime/screens';
import { stopsText } from './stop-text.ts';
import { deliveriesTexts as words } from './texts.ts';

export function SendStops({ date, stops }: { date: string; stops: readonly Order[] }) {
  const { show } = useToast();
  const timeZone = useShopZone();
  const text = () => stopsText(date, stops, timeZone);
  const share = async () => {
    try {
      await navigator.share({ title: words.list(formatDate(date, { timeZone })), text: text() });
    } catch (caught) {
      // The person has closed the share menu: nothing has failed.
      const isClosed = caught instanceof DOMException && caught.name === 'AbortError';
      if (!isClosed) show({ type: 'danger', text: words.notShared });
    }
  };
  return (
    <Inline>
      {typeof navigator.share === 'function' ? (
        <Button icon="share" size="s" onClick={() => void share()}>
          {words.send}
        </Button>
      ) : null}
      <CopyButton value={text} label={words.copy} />
      <Button variant="outline" size="s" icon="printer" onClick={() => window.print()}>
        {words.print}
      </Button>
    </Inline>
  );
}
