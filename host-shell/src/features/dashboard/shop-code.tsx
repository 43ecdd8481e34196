import { useState } from 'react';
import { QrCode } from 'shared-design-system/checkout';
import { Button, Dialog, Stack, Text } from 'shared-design-system/office';
import { texts } from './texts.ts';

const { dashboard } = texts;

export function ShopCode({ address, fileName }: { address: string; fileName: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" icon="qr-code" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {dashboard.qrShort}
      </Button>
      <Dialog open={open} title={dashboard.qr} onClose={() => setOpen(false)}>
        <Stack gap={3}>
          <QrCode value={address} label={dashboard.qr} fileName={fileName} size="l" />
          <Text tone="muted">{dashboard.qrHint}</Text>
        </Stack>
      </Dialog>
    </>
  );
}
