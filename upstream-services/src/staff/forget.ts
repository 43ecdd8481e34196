import type { AppContext } from '../context.ts';
import { forgetComplaints } from './complaints.ts';
import { forgetLines } from './log.ts';
import { forgetQuestions } from './questions.ts';
import { forgetRunOut } from './sessions.ts';

export async function forgetStaff(context: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  await forgetRunOut(context);
  await forgetLines(context);
  await forgetComplaints(context);
  await forgetQuestions(context);
}
