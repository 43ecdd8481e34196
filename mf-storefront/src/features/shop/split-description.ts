import { typeset } from 'shared-design-system/shop';

/** A name and the words after it. */
interface SplitDescription {
  title: string;
  text: string;
}

/**
 * Merchants describe a way to deliver in one text: what stands before the first line break, dash or colon names it, the rest
 * explains it.
 */
export function splitDescription(description: string): SplitDescription {
  const match = /^\s*(.{2,60}?)(?:\s*\n\s*|\s+[—–-]\s+|:\s+)(\S[\s\S]*)$/.exec(description);
  const [, title = description.trim(), text = ''] = match ?? [];
  return { title, text: typeset(text.trim()) };
}
