import { z } from 'zod';
import { operation } from '../wire/operation.ts';
import { id, instant, page, perPage, totalCount, typedText } from '../wire/primitives.ts';
import { everyRole } from './roles.ts';

export const questionLength = { subject: 120, text: 2000 } as const;

export const askPlatform = operation({
  name: 'askPlatform',
  group: 'api',
  path: '/merchant-api/merchant/ask-platform',
  access: 'merchant',
  request: z.object({
    subject: typedText().max(questionLength.subject).default(''),
    text: typedText().min(1).max(questionLength.text),
  }),
  response: z.object({ message: z.string() }),
});

const question = z.object({
  question_id: z.string(),
  merchant_id: z.string(),
  merchant_name: z.string(),
  title: z.string(),
  email: z.string(),
  subject: z.string(),
  text: z.string(),
  created_at: instant,
  closed_at: instant.nullable(),
});
export type Question = z.infer<typeof question>;

const common = { group: 'api', access: 'admin', roles: everyRole } as const;

export const listQuestions = operation({
  ...common,
  name: 'listQuestions',
  path: '/admin-api/question/list',
  request: z.object({ page, per_page: perPage, state: z.enum(['open', 'closed']).default('open') }),
  response: z.object({ list: z.array(question), total_count: totalCount }),
  decode: (body) => {
    const answer = z.object({ list: z.array(question), total_count: totalCount }).parse(body);
    return { questions: answer.list, totalCount: answer.total_count };
  },
});

export const settleQuestion = operation({
  ...common,
  name: 'settleQuestion',
  path: '/admin-api/question/settle',
  request: z.object({ question_id: id, is_closed: z.boolean() }),
  response: z.object({ question_id: z.string() }),
  errors: ['not_found'],
});
