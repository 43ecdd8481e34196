import { z } from 'zod';
import {
  type ColourTheme,
  type ContactType,
  colourThemes,
  contactTypes,
  type Font,
  fonts,
  type MymStatus,
  mymStatuses,
  type Template,
  type TransferType,
  templates,
  transferTypes,
  type Visibility,
  visibilities,
} from '../wire/enums.ts';
import { readEnum, readList, readText } from '../wire/lenient.ts';
import { type ShopZone, shopZones } from '../wire/shop-zones.ts';
import { type OpeningHours, openingHoursRead } from './opening-hours.ts';
import { type SellerKind, sellerKindOf } from './seller.ts';

export interface Contact {
  type: ContactType;
  value: string;
}

/** One way to pay by transfer: a card number, a phone, a bank's SBP link kept whole, an account. */
export interface TransferMethod {
  type: TransferType;
  value: string;
  bank?: string;
  holder?: string;
  /** Of an account: the bank's BIC and its account at the Bank of Russia; with them a bank's app reads the payment from a QR code. */
  bic?: string;
  correspondent?: string;
}

/** Shop settings (promise 3.2.1). An empty text means not set. */
export interface ShopSettings {
  title: string;
  description: string;
  email: string;
  mainColor: string;
  themeId: ColourTheme;
  templateId: Template;
  fontId: Font;
  visibility: Visibility;
  contacts: Contact[];
  /** Each day once at most; a day that is not there is a day off, and where none is there nothing is said of hours. */
  openingHours: OpeningHours[];
  /** By which the shop's days begin and end, its hours are meant, and times are told to people. */
  timeZone: ShopZone;
  paymentMethods: TransferMethod[];
  /** Of shops that do not say it, what their numbers tell; empty where they tell nothing. */
  sellerKind: SellerKind | '';
  inn: string;
  /** An organisation's OGRN stands here, too. */
  ogrnip: string;
  fio: string;
  mymStatus: MymStatus;
}

/** Merchant (promises 3.1.1 to 3.2.3). */
export interface Merchant {
  /** The shop's name in its address. */
  name: string;
  /** What the merchant calls it in `base_info`; the name in the address where nothing else is kept. */
  baseName: string;
  contactPhone: string;
  locationAddress: string;
  settings: ShopSettings;
  subscription: { isActive: boolean };
  mumStatus: MymStatus;
  /** Why staff refused; empty where they did not, or did not say. */
  mumReason: string;
  productTypes: string[];
}

/** Readers are lenient: an unknown contact type is a phone (promises 4.4.6, 5.5.1). */
const contactRead = z.object({
  type: z
    .unknown()
    .optional()
    .transform((type) => readEnum(contactTypes, type)),
  value: z.string().min(1),
});
const transferRead = z.object({
  type: z.enum(transferTypes),
  value: z.string().min(1),
  bank: z.string().optional().catch(undefined),
  holder: z.string().optional().catch(undefined),
  bic: z.string().optional().catch(undefined),
  correspondent: z.string().optional().catch(undefined),
});

const firstOfEachDay = (hours: OpeningHours[]): OpeningHours[] =>
  hours.filter(({ day }, place) => hours.findIndex((one) => one.day === day) === place);

/** Reads settings out of whatever an answer holds, with the fallbacks of promises 5.5.1 and 5.6.1. */
export function readSettings(info: unknown): ShopSettings {
  const source = (typeof info === 'object' && info !== null ? info : {}) as Record<string, unknown>;
  return {
    title: readText(source.title),
    description: readText(source.description),
    email: readText(source.email),
    mainColor: readText(source.mainColor),
    themeId: readEnum(colourThemes, source.themeId),
    templateId: readEnum(templates, source.templateId),
    fontId: readEnum(fonts, source.fontId),
    visibility: readEnum(visibilities, source.visibility),
    contacts: readList(source.contacts, contactRead),
    openingHours: firstOfEachDay(readList(source.openingHours, openingHoursRead)),
    timeZone: readEnum(shopZones, source.timeZone),
    paymentMethods: readList(source.paymentMethods, transferRead),
    sellerKind: sellerKindOf(source),
    inn: readText(source.inn),
    ogrnip: readText(source.ogrnip),
    fio: readText(source.fio),
    mymStatus: readEnum(mymStatuses, source.mymStatus),
  };
}
