/** A description's first paragraph, which says the main thing, and what follows it. */
export function paragraphsOf(description: string): { lead: string; rest: string } {
  const [lead = '', ...rest] = description
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return { lead, rest: rest.join('\n\n') };
}
