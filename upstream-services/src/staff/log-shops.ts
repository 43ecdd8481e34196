import type { AppContext } from '../context.ts';
import { titlesOfShops } from '../merchants/index.ts';
import { shopsOfComplaints } from './complaints.ts';
import type { readLog } from './log.ts';
import { shopsOfQuestions } from './questions.ts';

type Line = Awaited<ReturnType<typeof readLog>>['list'][number];

const aboutMerchants = new Set([
  'viewed_as',
  'subscription',
  'mum_status',
  'sessions_ended',
  'limit_pictures',
  'limit_picture_mebibytes',
]);
const aboutComplaints = new Set(['complaint_closed', 'complaint_opened']);

const aboutQuestions = new Set(['question_closed', 'question_opened']);

export const isAboutShop = ({ kind }: Pick<Line, 'kind'>): boolean =>
  aboutMerchants.has(kind) || aboutComplaints.has(kind) || aboutQuestions.has(kind);

export async function shopsOfLines({ db }: Pick<AppContext, 'db'>, lines: readonly Line[]) {
  const subjectsOf = (kinds: ReadonlySet<string>) => [
    ...new Set(lines.flatMap(({ kind, subject }) => (kinds.has(kind) && subject ? [subject] : []))),
  ];
  const [complaintShops, questionShops] = await Promise.all([
    shopsOfComplaints(db, subjectsOf(aboutComplaints)),
    shopsOfQuestions(db, subjectsOf(aboutQuestions)),
  ]);
  const idOf = ({ actor, actor_id, kind, subject }: Line): string | null | undefined => {
    if (actor === 'merchant') return actor_id;
    if (aboutMerchants.has(kind)) return subject;
    if (aboutComplaints.has(kind)) return complaintShops.get(subject ?? '');
    return aboutQuestions.has(kind) ? questionShops.get(subject ?? '') : null;
  };
  const ids = new Map(lines.flatMap((line) => (idOf(line) ? [[line.line_id, idOf(line) as string] as const] : [])));
  const titles = await titlesOfShops(db, [...new Set(ids.values())]);
  return new Map(
    [...ids].flatMap(([lineId, merchant_id]) => {
      const names = titles.get(merchant_id);
      return names ? [[lineId, { merchant_id, ...names }] as const] : [];
    }),
  );
}
