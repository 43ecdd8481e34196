import type { ContactType, DeliveryMethod, DeliverySchedule } from 'shared-contracts';
import type { Json, NullableJson } from './json.ts';

export interface DeliveryConditionsTable {
  merchant_id: string;
  conditions_id: string;
  show_address: boolean;
  /** Methods as fields. Rows from before there were fields hold only a text: `readMethods` reads both. */
  methods: Json<(DeliveryMethod | { description: string })[]>;
  communications: Json<{ title: string; type: ContactType }[]>;
  schedule: NullableJson<DeliverySchedule>;
  created_at: Date;
  updated_at: Date;
}
