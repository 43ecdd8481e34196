export interface QuestionsTable {
  question_id: string;
  merchant_id: string;
  subject: string;
  text: string;
  created_at: Date;
  closed_at: Date | null;
}
