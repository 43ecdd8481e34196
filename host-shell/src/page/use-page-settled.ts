import { useEffect, useState } from 'react';

const calmAfter = 5000;

export function usePageSettled(): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), calmAfter);
    return () => clearTimeout(timer);
  }, []);
  return calm;
}
