import { z } from 'zod';
import { money } from './money.ts';

const modes = [
  'full_prepayment',
  'partial_prepayment',
  'advance',
  'full_payment',
  'partial_payment',
  'credit',
  'credit_payment',
];
const subjects = ['commodity', 'excise', 'job', 'service', 'payment', 'agent_commission', 'composite', 'another'];

const number = z.union([z.number(), z.string().max(20)]).transform(Number);

const item = z.object({
  description: z.string().min(1).max(128),
  amount: money,
  quantity: number.pipe(z.number().positive().max(99_999.999)),
  vat_code: number.pipe(z.number().int().min(1).max(12)),
  payment_mode: z.enum(modes),
  payment_subject: z.enum(subjects),
});

export const receipt = z.object({
  customer: z
    .object({
      email: z.email().max(254).optional(),
      phone: z
        .string()
        .regex(/^\d{11,15}$/)
        .optional(),
    })
    .refine(({ email, phone }) => email !== undefined || phone !== undefined, 'email or phone is needed'),
  tax_system_code: number.pipe(z.number().int().min(1).max(6)).optional(),
  items: z.array(item).min(1).max(100),
});

type Receipt = z.output<typeof receipt>;

export const receiptTotal = ({ items }: Receipt): number =>
  items.reduce((sum, { amount, quantity }) => sum + Math.round(amount * quantity), 0);
