import { Banner, ButtonLink, Text } from 'shared-design-system/office';
import { texts } from './texts.ts';

const words = texts.mumRefused;

export function MumRefused({ reason }: { reason: string }) {
  return (
    <Banner
      tone="warn"
      title={words.title}
      actions={
        <ButtonLink size="s" variant="outline" to="/merchant/settings/shop">
          {words.again}
        </ButtonLink>
      }
    >
      <Text as="span" preserve>
        {reason || words.noReason}
      </Text>
    </Banner>
  );
}
