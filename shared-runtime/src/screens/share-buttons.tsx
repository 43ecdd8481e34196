import { Button, ButtonLink, Inline, useToast } from 'shared-design-system/office';
import { hasShareMenu, shareAddresses, shareByMenu } from './share.ts';
import { screenTexts } from './texts.ts';

const words = screenTexts.share;

interface ShareButtonsProps {
  address: string;
  title: string;
}

export function ShareButtons({ address, title }: ShareButtonsProps) {
  const { show } = useToast();
  const share = async () => {
    if (!(await shareByMenu(title, address))) show({ type: 'danger', text: words.failed });
  };
  const text = words.text(title);
  return (
    <Inline>
      {hasShareMenu() ? (
        <Button icon="share" onClick={() => void share()}>
          {words.menu}
        </Button>
      ) : null}
      <ButtonLink variant="outline" icon="send" href={shareAddresses.telegram(address, text)}>
        {words.telegram}
      </ButtonLink>
      <ButtonLink variant="outline" icon="message-circle" href={shareAddresses.whatsapp(address, text)}>
        {words.whatsapp}
      </ButtonLink>
    </Inline>
  );
}
