import type { ContactType } from 'shared-contracts';
import type { Json } from './json.ts';

/** Delivery conditions, one row a merchant (promise 3.11.1). */
export interface DeliveryConditionsTable {
  merchant_id: string;
  conditions_id: string;
  show_address: boolean;
  methods: Json<{ description: string }[]>;
  communications: Json<{ title: string; type: ContactType }[]>;
  created_at: Date;
  updated_at: Date;
}
