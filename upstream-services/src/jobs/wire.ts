import { z } from 'zod';
import { seal, unseal } from '../common/seal.ts';
import type { JobSettings } from './job.ts';

const sealedForm = z.object({ sealed: z.base64() });

export const toWire = (key: Buffer, { name, sealed }: JobSettings, data: unknown): object =>
  sealed ? { sealed: seal(key, name, JSON.stringify(data)).toString('base64') } : (data as object);

export const fromWire = (key: Buffer, { name, sealed }: JobSettings, kept: unknown): unknown =>
  sealed ? JSON.parse(unseal(key, name, Buffer.from(sealedForm.parse(kept).sealed, 'base64'))) : (kept ?? {});
