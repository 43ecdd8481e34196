import { z } from 'zod';

export const tableFormats = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof tableFormats)[number];

/** An exported table: CSV for Excel (`;`, CRLF), which the client saves with a byte order mark, or a workbook. */
export const tableWire = z.object({ csv: z.string(), xlsx: z.string().optional(), count: z.int() });

export const tableFormat = z.enum(tableFormats).optional();
