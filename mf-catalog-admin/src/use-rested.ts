import { useEffect, useState } from 'react';

/** Milliseconds of rest after which it is looked at what is typed makes. */
const rest = 300;

/** What stays the same for a while. */
export function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
