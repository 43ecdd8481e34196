import type { TellProgress } from './task.ts';

interface Misbehaviour {
  how: 'answer' | 'wait' | 'loop' | 'fill-heap' | 'fill-buffers' | 'exit' | 'throw' | 'environment' | 'priority';
  after?: number;
  says?: string;
}

const held: unknown[] = [];

export default async function misbehave(
  { how, after = 0, says = '' }: Misbehaviour,
  tell: TellProgress,
): Promise<string> {
  if (how === 'exit') process.exit(3);
  if (how === 'throw') throw Object.assign(new Error('not today'), { name: 'Refusal', code: 'unsupported_media_type' });
  if (how === 'environment') return Object.keys(process.env).join();
  if (how === 'priority') return String((await import('node:os')).getPriority());
  if (how === 'wait') await new Promise(() => undefined);
  while (how === 'loop');
  while (how === 'fill-heap') held.push(Array.from({ length: 1000 }, (_, index) => ({ index })));
  while (how === 'fill-buffers') {
    held.push(Buffer.alloc(8 * 1024 * 1024, 1));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  tell(0.5);
  await new Promise((resolve) => setTimeout(resolve, after));
  return says;
}
