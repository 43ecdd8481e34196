/** What a merchant asked the platform's staff. */
export interface QuestionsTable {
  question_id: string;
  merchant_id: string;
  /** Empty where nobody said. */
  subject: string;
  text: string;
  created_at: Date;
  closed_at: Date | null;
}
