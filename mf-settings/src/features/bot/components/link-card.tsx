import { useEffect, useState } from 'react';
import type { BotChannelState } from 'shared-contracts';
import { QrCode } from 'shared-design-system/checkout';
import { Button, ButtonLink, Card, Inline, media, Show, Stack, styled, Text } from 'shared-design-system/office';
import { isFailure } from 'shared-runtime';
import { useFailureToast } from 'shared-runtime/screens';
import { useGenerateBotTokenMutation } from '../api.ts';
import { texts } from '../texts.ts';

/** A token, and how many chats were linked when it was made: one more means that it has been used. */
export interface BotToken {
  token: string;
  known: number;
}

/** Milliseconds. Counted from when the link came: the browser's clock may be wrong. */
const linkLifetime = 10 * 60_000;

function useIsExpired(token: BotToken | undefined): boolean {
  const [expired, setExpired] = useState<BotToken>();
  useEffect(() => {
    if (!token) return undefined;
    const timer = setTimeout(() => setExpired(token), linkLifetime);
    return () => clearTimeout(timer);
  }, [token]);
  return token !== undefined && expired === token;
}

interface LinkCardProps {
  channels: readonly BotChannelState[];
  linked: number;
  token: BotToken | undefined;
  onToken: (token: BotToken) => void;
  onRefresh: () => void;
}

const Code = styled.div`
  ${media.belowDesktop} {
    &[data-folded] {
      display: none;
    }
  }

  ${media.desktop} {
    order: -1;
  }
`;

const Buttons = styled.div`
  display: grid;
  gap: var(--space-4);

  &:empty {
    display: none;
  }

  ${media.phone} {
    & > * > * {
      flex-basis: 100%;
    }

    a,
    button {
      width: 100%;
    }
  }
`;

export function LinkCard({ channels, linked, token, onToken, onRefresh }: LinkCardProps) {
  const [generate] = useGenerateBotTokenMutation();
  const [making, setMaking] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const showFailure = useFailureToast();
  const make = async () => {
    setMaking(true);
    try {
      const { token } = await generate({}).unwrap();
      onToken({ token, known: linked });
    } catch (caught) {
      if (!isFailure(caught)) throw caught;
      showFailure(texts.notMade, caught);
    } finally {
      setMaking(false);
    }
  };
  const on = channels.filter((channel) => channel.on);
  const reached = on.flatMap(({ channel, start }) => (start === null ? [] : [{ channel, start }]));
  const used = token !== undefined && linked > token.known;
  const expired = useIsExpired(token) && !used;
  const open = token && !used && !expired ? token : undefined;
  return (
    <Card title={texts.link}>
      <Text tone="muted">{texts.about}</Text>
      {on.length === 0 ? <Text>{texts.off}</Text> : null}
      {on.length > 0 && reached.length === 0 ? (
        <>
          <Text>{texts.starting}</Text>
          <Inline>
            <Button variant="outline" icon="refresh" onClick={onRefresh}>
              {texts.refresh}
            </Button>
          </Inline>
        </>
      ) : null}
      {used ? (
        <div role="status">
          <Text>{texts.done}</Text>
        </div>
      ) : null}
      {expired ? (
        <div role="status">
          <Text>{texts.expired}</Text>
        </div>
      ) : null}
      {open ? <Text tone="muted">{texts.how}</Text> : null}
      <Buttons>
        {open ? (
          <>
            <Inline gap={4} align="start">
              {reached.map(({ channel, start }) => (
                <Stack key={channel} gap={3} align="start">
                  <ButtonLink icon="send" href={start + open.token}>
                    {texts.open(texts.channels[channel])}
                  </ButtonLink>
                  <Code data-folded={unfolded ? undefined : ''}>
                    <QrCode value={start + open.token} label={texts.code(texts.channels[channel])} />
                  </Code>
                </Stack>
              ))}
            </Inline>
            <Show below={1024}>
              <Button variant="outline" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
                {unfolded ? texts.hideCode : texts.showCode}
              </Button>
            </Show>
          </>
        ) : null}
        {reached.length > 0 ? (
          <Inline>
            <Button
              variant={open || used ? 'outline' : 'primary'}
              icon="link"
              loading={making}
              onClick={() => void make()}
            >
              {token ? texts.again : texts.get}
            </Button>
          </Inline>
        ) : null}
      </Buttons>
    </Card>
  );
}
