import { truncate } from 'shared-contracts';
import { inlineText } from '../../common/plain-text.ts';
import type { Button, Message } from '../messengers/index.ts';

/** Characters that a message may have; Telegram takes 4096. */
const maxText = 4_000;

export class MessageBuilder {
  private text = '';
  private readonly verbatim: { offset: number; length: number }[] = [];

  line(words = ''): this {
    this.text += `${words}\n`;
    return this;
  }

  quote(label: string, words: string, most: number): this {
    const text = inlineText(words);
    if (text === '') return this;
    const shown = text.length > most ? `${truncate(text, most - 1)}…` : text;
    this.text += `${label}: `;
    this.verbatim.push({ offset: this.text.length, length: shown.length });
    this.text += `${shown}\n`;
    return this;
  }

  with(buttons: readonly (readonly Button[])[] = []): Message {
    const text = truncate(this.text, maxText).trimEnd();
    const verbatim = this.verbatim
      .filter(({ offset }) => offset < text.length)
      .map(({ offset, length }) => ({ offset, length: Math.min(length, text.length - offset) }));
    return { text, verbatim, buttons: buttons.filter((row) => row.length > 0) };
  }
}

export const buildTextMessage = (text: string): Message => ({ text, verbatim: [], buttons: [] });
