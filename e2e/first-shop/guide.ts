import type { Effort, Step } from './effort.ts';

const perTap = 2.5;
const perLetter = 0.4;
const perStep = 8;

const add = (steps: readonly Effort[]): Effort => ({
  taps: steps.reduce((sum, { taps }) => sum + taps, 0),
  letters: steps.reduce((sum, { letters }) => sum + letters, 0),
});

const minutesOf = ({ taps, letters }: Effort, screens: number): number =>
  (taps * perTap + letters * perLetter + screens * perStep) / 60;

export function renderGuide(steps: readonly Step[], machineSeconds: number): string {
  const all = add(steps);
  const minutes = Math.round(minutesOf(all, steps.length));
  const rows = steps.map(
    ({ picture, words, taps, letters }, index) =>
      `### ${index + 1}. ${words}\n\n${taps} taps, ${letters} letters\n\n![Step ${index + 1}](pictures/first-shop/${picture})\n`,
  );
  return `# A first shop, on a phone

From an empty account to an open shop with three products, on a screen of 360 px, doing what the office says next.
\`node e2e/first-shop/draw.ts <address of a running platform>\` walks through it and makes this page anew.

- **${all.taps} taps**: every press of the screen, those into a field and those in the phone's gallery included.
- **${all.letters} letters** typed, the entrepreneur's numbers among them.
- **About ${minutes} minutes** for a person, reckoned and not measured with people: ${perTap} s a press, ${perLetter} s a letter, ${perStep} s to look at each of the
  ${steps.length} screens below; photos taken beforehand, numbers at hand. The script itself, with the waiting for the server, took ${Math.round(machineSeconds)} s.

${rows.join('\n')}`;
}
