import { useEffect, useState } from 'react';

export function useSecondsLeft(from: { seconds: number } | null): number {
  const [left, setLeft] = useState(from?.seconds ?? 0);
  useEffect(() => {
    if (!from) return setLeft(0);
    const end = performance.now() + from.seconds * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [from]);
  return left;
}

export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
