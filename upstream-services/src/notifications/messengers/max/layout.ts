import type { Button as MaxButton } from '@maxhub/max-bot-api/types';
import { truncate } from 'shared-contracts';
import type { Button, Message } from '../messenger-client.ts';

const maxText = 4_000;

const joints = /[/@]|[.:](?=[\p{L}\p{N}])/gu;

/** Keeps words from becoming links: the word joiner (U+2060) is invisible, and MAX finds no addresses across it. */
const unlinked = (words: string): string => words.replaceAll(joints, '$&\u2060');

function textOf({ text, verbatim, picture }: Message): string {
  let shown = '';
  let end = 0;
  for (const { offset, length } of verbatim) {
    shown += text.slice(end, offset) + unlinked(text.slice(offset, offset + length));
    end = offset + length;
  }
  // MAX shows a picture whose link is in the text. As an attachment, a picture that MAX cannot download would hold the message back.
  const link = picture === undefined ? '' : `\n${picture}`;
  return truncate(shown + text.slice(end), maxText - link.length) + link;
}

const buttonOf = (button: Button): MaxButton =>
  'press' in button
    ? { type: 'callback', text: button.text, payload: button.press }
    : { type: 'link', text: button.text, url: button.url };

/** A message in MAX's form. Without buttons it has an empty list: without the list, an edit would keep the earlier buttons. */
export const layoutOf = (message: Message) => ({
  text: textOf(message),
  attachments:
    message.buttons.length === 0
      ? []
      : [{ type: 'inline_keyboard' as const, payload: { buttons: message.buttons.map((row) => row.map(buttonOf)) } }],
});
