import { migrationOf } from './migration.ts';

/** What happens to an account, and what the platform decides of a shop, is told by letter. */
export default migrationOf(`
  create or replace trigger outbox after insert on audit for each row
  when (
    new.kind in (
      'signed_in', 'product_stock', 'mum_status', 'subscription', 'password_changed', 'password_reset', 'second_step_on',
      'second_step_off', 'recovery_codes_renewed', 'recovery_code_used', 'passkey_added', 'passkey_removed'
    )
    or (new.kind like 'order\\_%' and new.kind <> 'order_note')
  )
  execute function put_in_outbox();
`);
