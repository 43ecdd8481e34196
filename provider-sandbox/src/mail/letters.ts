import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BoundedMap } from '../common/bounded-map.ts';

const maxLetters = 500;

export interface Letter {
  id: string;
  at: string;
  to: string;
  subject: string;
  text: string;
  messageId: string;
  unsubscribe: string;
}

const fileEnd = '.txt';

const written = ({ to, subject, at, messageId, unsubscribe, text }: Letter): string => {
  const more = [messageId && `Message-ID: ${messageId}\n`, unsubscribe && `List-Unsubscribe: ${unsubscribe}\n`].join(
    '',
  );
  return `To: ${to}\nSubject: ${subject}\nDate: ${at}\n${more}\n${text}`;
};

function readBack(id: string, file: string): Letter {
  const [head = '', ...rest] = file.split('\n\n');
  const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1] ?? '';
  const named = { messageId: field('Message-ID'), unsubscribe: field('List-Unsubscribe') };
  return { id, at: field('Date'), to: field('To'), subject: field('Subject'), text: rest.join('\n\n'), ...named };
}

export class Letters {
  private readonly folder: string | undefined;
  private readonly letters = new BoundedMap<string, Letter>(maxLetters);

  constructor(folder?: string) {
    this.folder = folder;
    if (!folder) return;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const files = readdirSync(folder).filter((name) => name.endsWith(fileEnd));
    for (const name of files.sort().slice(-maxLetters)) {
      const id = name.slice(0, -fileEnd.length);
      this.letters.set(id, readBack(id, readFileSync(join(folder, name), 'utf8')));
    }
  }

  add(letter: Letter): void {
    const [oldest] = this.letters.keys();
    const isFull = this.letters.size >= maxLetters;
    this.letters.set(letter.id, letter);
    if (!this.folder) return;
    writeFileSync(join(this.folder, `${letter.id}${fileEnd}`), written(letter), { mode: 0o600 });
    if (isFull && oldest !== undefined) rmSync(join(this.folder, `${oldest}${fileEnd}`), { force: true });
  }

  list(to?: string): Letter[] {
    return [...this.letters.values()].reverse().filter((letter) => to === undefined || letter.to === to);
  }
}
