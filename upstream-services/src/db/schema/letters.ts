import type { LetterKind } from 'shared-contracts';

/** A merchant's own words for one kind of letter. */
export interface LetterTextsTable {
  merchant_id: string;
  kind: LetterKind;
  text: string;
}

/** What became of the letter about an event: `sending` may have gone out, where nobody knows. */
export interface BuyerLettersTable {
  merchant_id: string;
  /** Its line of the audit log. */
  event_id: string;
  order_id: string;
  state: 'sending' | 'sent' | 'withdrawn';
  at: Date;
}

/** Who wants no letters about the way of orders from a shop. */
export interface QuietAddressesTable {
  merchant_id: string;
  /** SHA-256 of the address in lower case: the table tells nobody who buys where. */
  address_hash: Buffer;
  since: Date;
}
