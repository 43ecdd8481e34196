import { useState } from 'react';
import { CopyButton, Dialog } from 'shared-design-system/checkout';
import { Button, ButtonLink, Stack, useToast } from 'shared-design-system/shop';
import { hasShareMenu, shareAddresses, shareByMenu } from 'shared-runtime/share';
import { shareTexts as words } from './texts.ts';

interface ShareButtonProps {
  title: string;
}

const addressOfPage = (): string => location.origin + location.pathname;

function ShareDialog({ title, onClose }: ShareButtonProps & { onClose: () => void }) {
  const url = addressOfPage();
  return (
    <Dialog open onClose={onClose} title={words.share}>
      <Stack gap={3}>
        <ButtonLink full variant="outline" icon="send" href={shareAddresses.telegram(url, title)}>
          {words.telegram}
        </ButtonLink>
        <ButtonLink full variant="outline" icon="message-circle" href={shareAddresses.vk(url, title)}>
          {words.vk}
        </ButtonLink>
        <ButtonLink full variant="outline" icon="message-circle" href={shareAddresses.max(url, title)}>
          {words.max}
        </ButtonLink>
        <CopyButton value={addressOfPage} label={words.copy} subject={words.link} />
      </Stack>
    </Dialog>
  );
}

export function ShareButton({ title }: ShareButtonProps) {
  const { show } = useToast();
  const [open, setOpen] = useState(false);
  const share = async () => {
    if (!hasShareMenu()) return setOpen(true);
    if (await shareByMenu(title, addressOfPage())) return;
    show({ type: 'danger', text: words.failed });
    setOpen(true);
  };
  return (
    <>
      <Button variant="ghost" icon="share" onClick={() => void share()}>
        {words.share}
      </Button>
      {open ? <ShareDialog title={title} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
