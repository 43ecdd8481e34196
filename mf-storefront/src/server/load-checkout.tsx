import { cartFields, type FormLine, type LoadedPage, type PublicShop, parsePromoCodeText } from 'shared-contracts';
import { CartCount } from 'shared-design-system/shop';
import { createUuid, describeFailure, type LoadPage, type PageToLoad } from 'shared-runtime/page';
import { addressesOf } from '../addresses.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import { cartArgs, readCartProducts } from '../features/cart/api.ts';
import { type CartLine, countOf } from '../features/cart/lines.ts';
import { isPurchasable, type PricedLine, priceCart, readyOn } from '../features/cart/price-cart.ts';
import { addonsQuery } from '../features/catalogue/api.ts';
import { noSuchPromo } from '../features/checkout/promo/effect.ts';
import { refusalText } from '../features/checkout/promo/refusal-text.ts';
import { promoQuery } from '../features/checkout/promo/use-promo.ts';
import { termsOf } from '../features/checkout/use-terms.ts';
import { paymentsQuery, readDeliveryInfo } from '../features/shop/api.ts';
import { setServerParts } from '../hydration/server-part.tsx';
import { NoScriptCheckout } from '../no-script/no-script-checkout.tsx';
import type { NoScriptPromo } from '../no-script/promo-part.tsx';
import type { Refused } from '../no-script/refused.ts';
import { hiddenFields, valuesOf } from '../no-script/sent.ts';
import { ask, askAll } from './ask.ts';
import { askDays } from './ask-days.ts';
import { loadShop, privatePage } from './load-shop.ts';
import { submitCheckout } from './submit-checkout.ts';

const lineOf = (line: FormLine): CartLine => ({ ...line, size: '', title: '', picture: null });

type Form = NonNullable<PageToLoad['form']>;

async function askAbout(page: PageToLoad, shop: PublicShop, { cart, sent, promo: linked = '' }: Form) {
  const { name, merchantId } = shop;
  const { products, conditions, payments, addons } = await askAll(page, {
    products: { read: readCartProducts, args: cartArgs(name, cart), anew: true },
    conditions: { read: readDeliveryInfo, args: { merchantName: name }, anew: true },
    payments: { ...paymentsQuery(merchantId), anew: true },
    addons: addonsQuery(name),
  });
  if (products.failure || conditions.failure || payments.failure) throw new Error('a cart without its shop');
  const { days, hoursBefore } = await askDays(page, name, conditions.data, sent);
  const lines = priceCart(cart.map(lineOf), products.data.products);
  const promo = await askPromo(page, name, sent?.[cartFields.promo] ?? linked, lines.filter(isPurchasable));
  const all = termsOf(conditions.data, payments.data, shop, days, readyOn(lines.filter(isPurchasable), shop.timeZone));
  return {
    lines,
    promo,
    hoursBefore,
    terms: { ...all, payments: all.payments.filter((type) => type !== 'card') },
    takesCards: all.payments.includes('card'),
    // An order can be placed without add-ons.
    addons: (addons.data?.pages[0]?.products ?? []).filter(({ id }) => !cart.some(({ productId }) => productId === id)),
  };
}

async function askPromo(page: PageToLoad, merchantName: string, typed: string, lines: readonly PricedLine[]) {
  const unchecked: NoScriptPromo = { typed, checked: null, fault: null };
  if (typed.trim() === '' || lines.length === 0) return unchecked;
  const code = parsePromoCodeText(typed);
  if (!code) return { ...unchecked, fault: refusalText(noSuchPromo) };
  const { data, failure } = await ask(page, { ...promoQuery(merchantName, code, lines), anew: true });
  if (failure) return { ...unchecked, fault: describeFailure(failure) };
  return { ...unchecked, checked: data, fault: data.refusal && refusalText(data.refusal) };
}

async function order(
  page: PageToLoad,
  merchantName: string,
  sent: NonNullable<Form['sent']>,
  about: Pick<Awaited<ReturnType<typeof askAbout>>, 'terms' | 'promo' | 'hoursBefore'>,
) {
  const result = await submitCheckout(page, merchantName, sent, valuesOf(sent, about.terms), about);
  if ('refused' in result) return result;
  const leadsTo = addressesOf(merchantName).order(result.token);
  const { name, phone, email, address, recipient, cardText, comment } = result.typed;
  const left = JSON.stringify({ name, phone, email, address, recipient, cardText, comment });
  return { ordered: result.lines, leadsTo, left };
}

async function loadPlain(page: PageToLoad, shop: PublicShop, form: Form, base: LoadedPage): Promise<LoadedPage> {
  const { sent } = form;
  let about = await askAbout(page, shop, form);
  const { terms } = about;
  const values = valuesOf(sent, terms);
  const isChange = [cartFields.set, cartFields.add, cartFields.applyPromo].some((name) => sent?.[name] !== undefined);
  const isPromoTyped = (sent?.[cartFields.promo] ?? form.promo ?? '') !== (form.promo ?? '');
  // Nothing was typed that a redirect would lose: it leads to an address that can be opened again.
  if (isChange && !isPromoTyped && JSON.stringify(values) === JSON.stringify(valuesOf(null, terms))) {
    return { ...base, leadsTo: addressesOf(shop.name).checkout };
  }
  let refused: Refused | null = null;
  if (sent && !isChange) {
    const done = await order(page, shop.name, sent, about);
    if ('leadsTo' in done) return { ...base, ...done };
    refused = done.refused;
    if (refused.changes.length > 0) about = await askAbout(page, shop, form);
  }
  const key = refused?.isKeyUsed ? undefined : sent?.[hiddenFields.key];
  setServerParts(page.reads, {
    cartCount: <CartCount count={countOf(about.lines.filter(isPurchasable))} />,
    plainCart: (
      <NoScriptCheckout
        {...about}
        merchantName={shop.name}
        values={values}
        refused={refused}
        idempotencyKey={key ?? createUuid()}
        closed={shop.visibility === 'unpublished'}
      />
    ),
  });
  return { ...base, status: refused ? 422 : 200, personal: true };
}

export const loadCheckout: LoadPage = async (page) => {
  const { found, closed } = await loadShop(page);
  if (closed) return closed;
  const base = privatePage(found, 200, checkoutTexts.cart.page);
  if (page.form) return loadPlain(page, found.shop, page.form, base);
  // The cart is in the browser. What its form needs of the shop comes with the page, so that the browser need not ask for it.
  await askAll(page, {
    conditions: { read: readDeliveryInfo, args: { merchantName: found.shop.name } },
    payments: paymentsQuery(found.shop.merchantId),
    addons: addonsQuery(found.shop.name),
  });
  return base;
};
