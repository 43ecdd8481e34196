import type { ContactType, DeliveryMethod, DeliverySchedule } from 'shared-contracts';
import type { Json, NullableJson } from './json.ts';

/** Delivery conditions, one row a merchant (promise 3.11.1). */
export interface DeliveryConditionsTable {
  merchant_id: string;
  conditions_id: string;
  show_address: boolean;
  /** Their fields; only a text where they were stored before there were fields: `readMethods` reads both. */
  methods: Json<(DeliveryMethod | { description: string })[]>;
  communications: Json<{ title: string; type: ContactType }[]>;
  /** Null where the shop has none. */
  schedule: NullableJson<DeliverySchedule>;
  created_at: Date;
  updated_at: Date;
}
