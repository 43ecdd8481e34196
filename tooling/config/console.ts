import { texts } from './texts.ts';

const secondsSince = (start: number): string =>
  ((performance.now() - start) / 1000).toLocaleString('ru-RU', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

interface Console {
  /** Steps may run at the same time; the terminal shows the one that began last. */
  step<T>(title: string, work: () => Promise<T>, isGood?: (result: T) => boolean): Promise<T>;
  say(line: string): void;
  print(line: string): void;
  total(): string;
}

export function makeConsole(out: NodeJS.WriteStream = process.stdout, begun = 0): Console {
  const running: { title: string; start: number }[] = [];
  const wipe = () => out.isTTY && running.length > 0 && out.write('\r\x1b[2K');
  const draw = () => {
    const current = running.at(-1);
    if (out.isTTY && current) out.write(`${texts.inProgress(current.title)} ${secondsSince(current.start)} с`);
  };
  const line = (text: string) => {
    wipe();
    out.write(`${text}\n`);
    draw();
  };
  return {
    async step(title, work, isGood = () => true) {
      const shown = { title, start: performance.now() };
      const { start } = shown;
      running.push(shown);
      const redraw = () => {
        wipe();
        draw();
      };
      const timer = out.isTTY
        ? setInterval(redraw, 100)
        : setTimeout(() => out.write(`${texts.inProgress(title)}\n`), 3_000);
      draw();
      const end = (text: string) => {
        clearInterval(timer);
        wipe();
        running.splice(running.indexOf(shown), 1);
        out.write(`${text}\n`);
        draw();
      };
      try {
        const result = await work();
        end((isGood(result) ? texts.done : texts.failed)(title, secondsSince(start)));
        return result;
      } catch (error) {
        end(texts.failed(title, secondsSince(start)));
        throw error;
      }
    },
    say: (text) => line(texts.warning(text)),
    print: line,
    total: () => secondsSince(begun),
  };
}
