import { migrationOf } from './migration.ts';

/** Who waits for a product is told, too, when it is published or restored with goods. */
export default migrationOf(`
  create or replace trigger outbox after insert on audit for each row
  when (
    new.kind in (
      'signed_in', 'product_stock', 'product_restored', 'mum_status', 'subscription', 'password_changed', 'password_reset',
      'second_step_on', 'second_step_off', 'recovery_codes_renewed', 'recovery_code_used', 'passkey_added', 'passkey_removed'
    )
    or (new.kind = 'product_visibility' and new.became = 'published')
    or (new.kind like 'order\\_%' and new.kind <> 'order_note')
  )
  execute function put_in_outbox();
`);
