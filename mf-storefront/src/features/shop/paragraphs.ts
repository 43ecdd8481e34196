/** A description's first paragraph, which says the main thing, and what follows it. */
export function paragraphsOf(description: string): { lead: string; rest: string } {
  const [lead = '', ...rest] = description.trim().split(/\s*\n\s*/);
  return { lead, rest: rest.join('\n\n') };
}
