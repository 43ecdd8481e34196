import type { BinKind } from 'shared-contracts';
import { ButtonLink, Stack } from 'shared-design-system/office';
import { binTexts } from '../bin-texts.ts';

export const BinLink = ({ kind }: { kind?: BinKind }) => (
  <Stack align="center">
    <ButtonLink
      variant="ghost"
      size="s"
      icon="trash"
      to={kind ? `/merchant/products/bin?show=${kind}` : '/merchant/products/bin'}
    >
      {binTexts.link}
    </ButtonLink>
  </Stack>
);
