/** Enumerations of the specification's sections 3 and 4. The default comes first: an unknown value falls back to it (promise 5.5.1). */
export const visibilities = ['unpublished', 'published'] as const;
export const mymStatuses = ['notFound', 'submitted', 'approved', 'rejected'] as const;
export const orderStatuses = ['created', 'accepted', 'assembling', 'delivering', 'completed', 'canceled'] as const;
export const paymentStates = ['pending', 'waiting_for_capture', 'succeeded', 'canceled', 'refunded'] as const;
export const templates = ['banner-row3', 'banner-row2'] as const;
export const colourThemes = ['red-white', 'yellow-white', 'custom'] as const;
export const fonts = ['raleway', 'roboto'] as const;
export const contactTypes = ['phone', 'email', 'whatsapp', 'telegram'] as const;
export const contentTypes = ['unknown', 'image'] as const;
export const contentVersions = ['unknown', 'v1'] as const;
export const paymentTypes = ['p2p', 'card', 'on_delivery'] as const;
export const profilePaymentTypes = ['p2p', 'card'] as const;
export const captureModes = ['at_once', 'after_accept'] as const;
export const transferTypes = ['card', 'phone', 'sbp_link', 'account'] as const;

export type Visibility = (typeof visibilities)[number];
export type MymStatus = (typeof mymStatuses)[number];
export type OrderStatus = (typeof orderStatuses)[number];
export type PaymentState = (typeof paymentStates)[number];
export type Template = (typeof templates)[number];
export type ColourTheme = (typeof colourThemes)[number];
export type Font = (typeof fonts)[number];
export type ContactType = (typeof contactTypes)[number];
export type ContentType = (typeof contentTypes)[number];
export type PaymentType = (typeof paymentTypes)[number];
export type ProfilePaymentType = (typeof profilePaymentTypes)[number];
export type CaptureMode = (typeof captureModes)[number];
export type TransferType = (typeof transferTypes)[number];

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

export const botChannels = ['telegram', 'max'] as const;
export type BotChannel = (typeof botChannels)[number];

export const staffRoles = ['support', 'manager', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];
