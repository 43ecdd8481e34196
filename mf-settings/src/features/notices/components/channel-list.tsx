import { DefinitionList, Link, Text } from 'shared-design-system/office';
import { texts } from '../texts.ts';

const { channels, where } = texts;

/** Where each channel leads. `hasBot` is undefined while it is not known. */
export function ChannelList({ hasBot }: { hasBot: boolean | undefined }) {
  const bot =
    hasBot === false ? (
      <>
        {where.noBot} <Link to="/merchant/settings/bot">{where.linkBot}</Link>
      </>
    ) : (
      where.bot
    );
  return (
    <>
      <DefinitionList
        items={[
          { term: channels.bot, value: bot },
          { term: channels.push, value: where.push },
          { term: channels.email, value: where.email },
        ]}
      />
      <Text tone="muted" size="s">
        {where.confirmed} {where.buyers} <Link to="/merchant/settings/letters">{where.buyersLink}</Link>.
      </Text>
    </>
  );
}
