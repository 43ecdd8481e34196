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
import { parseEnum, parseList, parseText } from '../wire/lenient.ts';
import { type ShopZone, shopZones } from '../wire/shop-zones.ts';
import { type OpeningHours, openingHoursRead } from './opening-hours.ts';
import { type SellerKind, sellerKindOf } from './seller.ts';

export interface Contact {
  type: ContactType;
  value: string;
}

export interface TransferMethod {
  type: TransferType;
  value: string;
  bank?: string;
  holder?: string;
  bic?: string;
  correspondent?: string;
}

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
  openingHours: OpeningHours[];
  timeZone: ShopZone;
  paymentMethods: TransferMethod[];
  sellerKind: SellerKind | '';
  inn: string;
  /** The OGRNIP of an entrepreneur, or the OGRN of an organisation. */
  ogrnip: string;
  fio: string;
  mymStatus: MymStatus;
}

export interface Merchant {
  name: string;
  baseName: string;
  contactPhone: string;
  locationAddress: string;
  settings: ShopSettings;
  subscription: { isActive: boolean };
  mumStatus: MymStatus;
  mumReason: string;
  productTypes: string[];
}

const contactRead = z.object({
  type: z
    .unknown()
    .optional()
    .transform((type) => parseEnum(contactTypes, type)),
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
  hours.filter(({ day }, index) => hours.findIndex((one) => one.day === day) === index);

export function parseSettings(info: unknown): ShopSettings {
  const source = (typeof info === 'object' && info !== null ? info : {}) as Record<string, unknown>;
  return {
    title: parseText(source.title),
    description: parseText(source.description),
    email: parseText(source.email),
    mainColor: parseText(source.mainColor),
    themeId: parseEnum(colourThemes, source.themeId),
    templateId: parseEnum(templates, source.templateId),
    fontId: parseEnum(fonts, source.fontId),
    visibility: parseEnum(visibilities, source.visibility),
    contacts: parseList(source.contacts, contactRead),
    openingHours: firstOfEachDay(parseList(source.openingHours, openingHoursRead)),
    timeZone: parseEnum(shopZones, source.timeZone),
    paymentMethods: parseList(source.paymentMethods, transferRead),
    sellerKind: sellerKindOf(source),
    inn: parseText(source.inn),
    ogrnip: parseText(source.ogrnip),
    fio: parseText(source.fio),
    mymStatus: parseEnum(mymStatuses, source.mymStatus),
  };
}
