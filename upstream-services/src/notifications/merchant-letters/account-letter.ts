import { basePath } from 'shared-contracts';
import { isLatestLine } from '../../audit/index.ts';
import { momentText } from '../../common/moment-text.ts';
import { inlineText } from '../../common/plain-text.ts';
import type { AppContext } from '../../context.ts';
import { readLetterShop, readShopRow } from '../../merchants/index.ts';
import type { OutboxEvent } from '../outbox/index.ts';
import { accountTexts } from './account-texts.ts';

const { security, decisions } = accountTexts;

type SecurityKind = keyof typeof security;
type Decision = keyof typeof decisions;

const securityKindOf = ({ kind, actor }: OutboxEvent): SecurityKind | undefined =>
  actor === 'merchant' && kind in security ? (kind as SecurityKind) : undefined;

function decisionOf({ kind, actor, became }: OutboxEvent): Decision | undefined {
  const decision = `${kind} ${became}`;
  return actor === 'admin' && decision in decisions ? (decision as Decision) : undefined;
}

/** Whether the account's owner is written of an event whatever notices are on: it may be a stranger's doing, or is the platform's. */
export const isOfAccount = (event: OutboxEvent): boolean =>
  securityKindOf(event) !== undefined || decisionOf(event) !== undefined;

/** Undefined where something else was decided meanwhile: that has a letter of its own. */
export async function composeAccountLetter(
  { db, config }: AppContext,
  event: OutboxEvent,
): Promise<{ subject: string; text: string } | undefined> {
  const { merchant_id, at } = event;
  const { title, zone } = await readLetterShop(db, merchant_id);
  const shop = inlineText(title);
  const office = `${config.publicOrigin}${basePath}/merchant`;
  const kind = securityKindOf(event);
  if (kind) {
    const { subject, what } = security[kind];
    return { subject, text: accountTexts.ofSecurity(shop, what, momentText(at, zone), office) };
  }
  const decision = decisionOf(event);
  if (!decision) return undefined;
  const line = { auditId: event.audit_id, subjectId: event.subject_id, kind: event.kind };
  if (!(await isLatestLine(db, merchant_id, line))) return undefined;
  const { mum_reason } = await readShopRow(db, merchant_id);
  const { subject, body } = decisions[decision];
  return { subject, text: body(shop, office, inlineText(mum_reason)) };
}
