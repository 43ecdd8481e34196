import type { BinKind } from 'shared-contracts';
import { ButtonLink, Stack } from 'shared-design-system/office';
import { texts } from '../texts.ts';

export const BinLink = ({ kind }: { kind?: BinKind }) => (
  <Stack align="center">
    <ButtonLink
      variant="ghost"
      size="s"
      icon="trash"
      to={kind ? `/merchant/products/bin?show=${kind}` : '/merchant/products/bin'}
    >
      {texts.bin.link}
    </ButtonLink>
  </Stack>
);
