import type { LetterKind } from 'shared-contracts';

export interface LetterTextsTable {
  merchant_id: string;
  kind: LetterKind;
  text: string;
}

/** State of the letter about an event. A letter in state `sending` may or may not have been sent. */
export interface BuyerLettersTable {
  merchant_id: string;
  event_id: string;
  order_id: string;
  state: 'sending' | 'sent' | 'withdrawn';
  at: Date;
}

export interface QuietAddressesTable {
  merchant_id: string;
  /** SHA-256 of the address in lower case: the table tells nobody who buys where. */
  address_hash: Buffer;
  since: Date;
}
