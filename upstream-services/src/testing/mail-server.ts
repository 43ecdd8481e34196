import { once } from 'node:events';
import { createServer } from 'node:net';

interface TakenLetter {
  id: string;
  to: string;
}

export interface MailServer {
  url: string;
  letters(to: string): TakenLetter[];
  /** @param hear told of each step, and to whom the letter goes once that is said */
  onStep(hear: (step: string, to: string) => Promise<void>): void;
  stop(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const taken: TakenLetter[] = [];
  let hear: Parameters<MailServer['onStep']>[0] = async () => {};
  const server = createServer((socket) => {
    let to = '';
    let letter: string | null = null;
    const say = (line: string) => !socket.destroyed && socket.write(`${line}\r\n`);
    const answer = async (step: string, line: string) => {
      await hear(step, to);
      say(line);
    };
    let turn = answer('connect', '220 test');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      turn = turn.then(async () => {
        const text = chunk.toString();
        if (letter !== null) {
          letter += text;
          if (!letter.endsWith('\r\n.\r\n')) return;
          taken.push({ id: /^Message-ID: (.*)$/im.exec(letter)?.[1] ?? '', to });
          letter = null;
          return answer('taken', '250 taken');
        }
        const command = text.slice(0, 4).toUpperCase().trim();
        if (command === 'RCPT') to = /<(.*)>/.exec(text)?.[1] ?? '';
        if (command === 'DATA') letter = '';
        await answer(command, command === 'DATA' ? '354 go on' : '250 ok');
      });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters: (to) => taken.filter((letter) => letter.to === to),
    onStep: (listener) => {
      hear = listener;
    },
    stop: async () => {
      server.close();
    },
  };
}
