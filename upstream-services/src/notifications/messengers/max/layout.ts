import type { Button as MaxButton } from '@maxhub/max-bot-api/types';
import { truncate } from 'shared-contracts';
import type { Button, Message } from '../channel.ts';

const maxText = 4_000;

const joints = /[/@]|[.:](?=[\p{L}\p{N}])/gu;

/** Keeps words from becoming links: nobody sees the word joiner, and what finds addresses in texts stumbles over it. */
const unlinked = (words: string): string => words.replaceAll(joints, '$&\u2060');

function textOf({ text, verbatim, picture }: Message): string {
  let shown = '';
  let end = 0;
  for (const { offset, length } of verbatim) {
    shown += text.slice(end, offset) + unlinked(text.slice(offset, offset + length));
    end = offset + length;
  }
  // MAX shows a picture by its link in the text; attached by its address, one that MAX does not reach would hold the message back.
  const link = picture === undefined ? '' : `\n${picture}`;
  return truncate(shown + text.slice(end), maxText - link.length) + link;
}

const buttonOf = (button: Button): MaxButton =>
  'press' in button
    ? { type: 'callback', text: button.text, payload: button.press }
    : { type: 'link', text: button.text, url: button.url };

/** A message as MAX takes it. Without buttons the list is there and empty: left out, an edit would leave those of before. */
export const layoutOf = (message: Message) => ({
  text: textOf(message),
  attachments:
    message.buttons.length === 0
      ? []
      : [{ type: 'inline_keyboard' as const, payload: { buttons: message.buttons.map((row) => row.map(buttonOf)) } }],
});
