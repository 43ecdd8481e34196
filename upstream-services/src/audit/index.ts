export { type AuditLine, audit, auditInsert, auditMany, byMerchant } from './audit.ts';
export {
  countLines,
  historyOf,
  isLatestLine,
  isReverted,
  readLine,
  readLines,
  readLog,
  subjectsSince,
} from './read-lines.ts';
