import type { SellerKind, ShopZone } from 'shared-contracts';
import { weekdays } from 'shared-contracts';
import { shopTexts as words } from '../../shop-texts.ts';
import type { ShopValues } from './shop-form.ts';

const { hours, seller } = words;

const timesOf = ({ from, to }: { from: string; to: string }): string => `${from}–${to}`;

const daysText = (value: unknown): string =>
  (value as ShopValues['dayHours'])
    .flatMap((one, index) => {
      const day = weekdays[index];
      return one.open && day ? [`${hours.days[day]} ${timesOf(one)}`] : [];
    })
    .join(', ');

export const shopFieldWords = {
  title: { label: words.name, show: String },
  description: { label: words.description, show: String },
  address: { label: words.address, show: String },
  timeZone: { label: words.zone, show: (value: unknown) => words.zones[value as ShopZone] },
  phone: { label: words.phone, show: String },
  email: { label: words.email, show: String },
  fio: { label: seller.name.entrepreneur, show: String },
  sellerKind: { label: seller.kind, show: (value: unknown) => seller.kinds[value as SellerKind].label },
  inn: { label: seller.inn, show: String },
  ogrnip: { label: seller.number.entrepreneur, show: String },
  productTypes: { label: words.types.title, show: (value: unknown) => (value as string[]).join(', ') },
  hoursKind: { label: hours.kind, show: (value: unknown) => hours.kinds[value as ShopValues['hoursKind']].label },
  sameHours: { label: hours.kinds.same.label, show: (value: unknown) => timesOf(value as ShopValues['sameHours']) },
  dayHours: { label: hours.kinds.days.label, show: daysText },
  published: { label: words.visibility },
};
