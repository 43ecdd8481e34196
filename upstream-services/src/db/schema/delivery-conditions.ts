import type { ContactType, DeliveryMethod, DeliverySchedule } from 'shared-contracts';
import type { Json, NullableJson } from './json.ts';

export interface DeliveryConditionsTable {
  merchant_id: string;
  conditions_id: string;
  show_address: boolean;
  /** Their fields; only a text where they were stored before there were fields: `readMethods` reads both. */
  methods: Json<(DeliveryMethod | { description: string })[]>;
  communications: Json<{ title: string; type: ContactType }[]>;
  schedule: NullableJson<DeliverySchedule>;
  created_at: Date;
  updated_at: Date;
}
