import { z } from 'zod';

/** What an exported table is written as. */
export const tableFormats = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof tableFormats)[number];

/** An exported table: for Excel (`;`, CRLF), to be written with a byte order mark, or a workbook. */
export const tableWire = z.object({
  /** Empty where a workbook was asked for. */
  csv: z.string(),
  /** In Base64. */
  xlsx: z.string().optional(),
  /** Rows below the first. */
  count: z.int(),
});

/** What is asked for; CSV where nothing is said. */
export const tableFormat = z.enum(tableFormats).optional();
