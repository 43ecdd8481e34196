import { z } from 'zod';
import { operation } from '../wire/operation.ts';
import { id, instant, page, perPage, totalCount, typedText } from '../wire/primitives.ts';
import { decisionRoles, everyRole } from './roles.ts';

export const complaintReasons = ['fraud', 'goods', 'rights', 'other'] as const;
export type ComplaintReason = (typeof complaintReasons)[number];

export const complaintLength = { text: 2000, contact: 200 } as const;

export const reportShop = operation({
  name: 'reportShop',
  group: 'api',
  path: '/users-api/merchant/complaint',
  access: 'merchantName',
  request: z.object({
    reason: z.enum(complaintReasons),
    text: typedText().min(1).max(complaintLength.text),
    contact: typedText().max(complaintLength.contact).default(''),
  }),
  response: z.object({ message: z.string() }),
  encode: ({
    merchantName: _,
    ...rest
  }: {
    merchantName: string;
    reason: ComplaintReason;
    text: string;
    contact: string;
  }) => rest,
});

const complaint = z.object({
  complaint_id: z.string(),
  merchant_id: z.string(),
  merchant_name: z.string(),
  title: z.string(),
  reason: z.enum(complaintReasons),
  text: z.string(),
  contact: z.string(),
  created_at: instant,
  closed_at: instant.nullable(),
});
export type Complaint = z.infer<typeof complaint>;

const common = { group: 'api', access: 'admin' } as const;

export const listComplaints = operation({
  ...common,
  roles: everyRole,
  name: 'listComplaints',
  path: '/admin-api/complaint/list',
  request: z.object({
    page,
    per_page: perPage,
    state: z.enum(['open', 'closed']).default('open'),
    merchant_id: id.optional(),
  }),
  response: z.object({ list: z.array(complaint), total_count: totalCount }),
  decode: (body) => {
    const answer = z.object({ list: z.array(complaint), total_count: totalCount }).parse(body);
    return { complaints: answer.list, totalCount: answer.total_count };
  },
});

export const settleComplaint = operation({
  ...common,
  roles: decisionRoles,
  name: 'settleComplaint',
  path: '/admin-api/complaint/settle',
  request: z.object({ complaint_id: id, is_closed: z.boolean() }),
  response: z.object({ complaint_id: z.string() }),
  errors: ['not_found'],
});
