import { useState } from 'react';

export function useChosenOutput(attemptId: string): [output: number, choose: (output: number) => void] {
  const [choice, setChoice] = useState({ attemptId, output: 0 });
  return [choice.attemptId === attemptId ? choice.output : 0, (output) => setChoice({ attemptId, output })];
}
