import { migrationOf } from './migration.ts';

/** An edited order is found by what its delivery says now: until here, `order_words` kept the words that it was placed with. */
export default migrationOf(`
  create function follow_edited_order_words() returns trigger language plpgsql as $$
  begin
    update order_words set search_text = new.search_text where merchant_id = new.merchant_id and number = new.number;
    return null;
  end
  $$;

  create trigger edited_order_words after update of search_text on orders for each row
    when (old.search_text is distinct from new.search_text) execute function follow_edited_order_words();

  update order_words set search_text = orders.search_text from orders
  where orders.merchant_id = order_words.merchant_id and orders.number = order_words.number
    and orders.search_text <> order_words.search_text;
`);
