import { Button, ButtonLink, Inline, useToast } from 'shared-design-system';
import { texts } from '../texts.ts';

const words = texts.share;

interface ShareButtonsProps {
  /** The public shop's whole address. */
  address: string;
  title: string;
}

/** Whether the device has a menu of its own for sharing; the office is never rendered on a server. */
const hasShareMenu = (): boolean => typeof navigator.share === 'function';

/** Sends the shop's address: by the device's own menu where it has one, and by the two messengers that shoppers use. */
export function ShareButtons({ address, title }: ShareButtonsProps) {
  const { show } = useToast();
  const share = async () => {
    try {
      await navigator.share({ title, url: address });
    } catch (caught) {
      // Who closes the menu has changed their mind; nothing has failed.
      if (!(caught instanceof DOMException && caught.name === 'AbortError'))
        show({ type: 'danger', text: words.failed });
    }
  };
  const url = encodeURIComponent(address);
  const text = encodeURIComponent(words.text(title));
  return (
    <Inline>
      {hasShareMenu() ? (
        <Button icon="share" onClick={() => void share()}>
          {words.menu}
        </Button>
      ) : null}
      <ButtonLink variant="outline" icon="send" href={`https://t.me/share/url?url=${url}&text=${text}`}>
        {words.telegram}
      </ButtonLink>
      <ButtonLink variant="outline" icon="message-circle" href={`https://wa.me/?text=${text}%20${url}`}>
        {words.whatsapp}
      </ButtonLink>
    </Inline>
  );
}
