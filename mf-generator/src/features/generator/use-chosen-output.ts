import { useState } from 'react';

/** Which picture of an attempt is chosen: its first one until another is. Kept by the attempt, so that a new one begins anew. */
export function useChosenOutput(attemptId: string): [output: number, choose: (output: number) => void] {
  const [choice, setChoice] = useState({ attemptId, output: 0 });
  return [choice.attemptId === attemptId ? choice.output : 0, (output) => setChoice({ attemptId, output })];
}
