import type { Theme } from 'shared-contracts';
import type { BrandLook } from './brand.ts';

export interface Neutrals {
  ground: string;
  surface: string;
  field: string;
  sunken: string;
  raised: string;
  border: string;
  controlBorder: string;
  text: string;
  muted: string;
  inverse: string;
  onInverse: string;
  inverseHappy: string;
  inverseDanger: string;
  inverseInfo: string;
  danger: string;
  dangerTint: string;
  dangerLine: string;
  happy: string;
  happyTint: string;
  happyMark: string;
  warn: string;
  warnTint: string;
  info: string;
  infoTint: string;
  scrim: string;
  skeleton: string;
  skeletonShine: string;
  track: string;
  shadowCard: string;
  shadowCardHover: string;
  shadowBar: string;
  shadowFloat: string;
  pictureFilter: string;
}

type ByTheme = Record<Theme, Neutrals>;

const shadowCards: ByTheme = {
  light: {
    ground: '#ffffff',
    surface: '#ffffff',
    field: '#ffffff',
    sunken: '#f7f4f3',
    raised: '#ffffff',
    border: '#e9e2e0',
    controlBorder: '#948a8b',
    text: '#1d1718',
    muted: '#675e60',
    inverse: '#231c1d',
    onInverse: '#ffffff',
    inverseHappy: '#7fdca6',
    inverseDanger: '#ff9c92',
    inverseInfo: '#ffd48a',
    danger: '#b3261e',
    dangerTint: '#fdecea',
    dangerLine: '#eebab5',
    happy: '#1c6b45',
    happyTint: '#e7f4ec',
    happyMark: '#1f9d55',
    warn: '#7a4d00',
    warnTint: '#fff3d9',
    info: '#1e54c0',
    infoTint: '#eaf0fd',
    scrim: 'rgb(29 23 24 / .5)',
    skeleton: '#f3eeed',
    skeletonShine: '#faf8f7',
    track: '#e6dedc',
    shadowCard: '0 1px 2px rgb(58 24 24 / .05), 0 12px 32px -8px rgb(58 24 24 / .12)',
    shadowCardHover: '0 2px 4px rgb(58 24 24 / .06), 0 24px 48px -12px rgb(58 24 24 / .2)',
    shadowBar: '0 -8px 32px -8px rgb(58 24 24 / .16)',
    shadowFloat: '0 6px 16px rgb(58 24 24 / .12), 0 24px 56px rgb(58 24 24 / .2)',
    pictureFilter: 'none',
  },
  dark: {
    ground: '#151112',
    surface: '#211b1c',
    field: '#211b1c',
    sunken: '#1b1617',
    raised: '#2a2324',
    border: '#3a3032',
    controlBorder: '#857a7b',
    text: '#f7f1ef',
    muted: '#b9adad',
    inverse: '#f7f1ef',
    onInverse: '#1d1718',
    inverseHappy: '#1c6b45',
    inverseDanger: '#b3261e',
    inverseInfo: '#7a4d00',
    danger: '#ff9c92',
    dangerTint: '#3b1b19',
    dangerLine: '#6e322d',
    happy: '#86d8ab',
    happyTint: '#16301f',
    happyMark: '#38b873',
    warn: '#f1c56c',
    warnTint: '#33270f',
    info: '#93b8ff',
    infoTint: '#172643',
    scrim: 'rgb(0 0 0 / .64)',
    skeleton: '#292223',
    skeletonShine: '#342c2d',
    track: '#3f3537',
    shadowCard: '0 0 0 1px #322a2b, 0 16px 32px -12px rgb(0 0 0 / .6)',
    shadowCardHover: '0 0 0 1px #4a3d3f, 0 24px 48px -12px rgb(0 0 0 / .8)',
    shadowBar: '0 -1px 0 #3a3032, 0 -16px 32px -8px rgb(0 0 0 / .6)',
    shadowFloat: '0 0 0 1px #3a3032, 0 24px 56px rgb(0 0 0 / .6)',
    pictureFilter: 'brightness(.94)',
  },
};

const paddedCards: ByTheme = {
  light: {
    ...shadowCards.light,
    surface: '#f3f0ec',
    field: '#ffffff',
    sunken: '#e9e4dd',
    border: '#dcd4ca',
    controlBorder: '#857b6e',
    text: '#2b211b',
    muted: '#635649',
    inverse: '#2f241d',
    danger: '#a8271c',
    dangerTint: '#fbe6e2',
    dangerLine: '#e5b3ab',
    happy: '#2e6340',
    happyTint: '#e6f0e4',
    warn: '#74490a',
    warnTint: '#fdf0d5',
    scrim: 'rgb(43 33 27 / .5)',
    skeleton: '#e6e0d8',
    skeletonShine: '#efeae3',
    track: '#dad2c7',
    shadowCard: 'none',
    shadowCardHover: '0 0 0 2px #d9c7b6',
    shadowBar: '0 -8px 32px -8px rgb(66 44 28 / .18)',
    shadowFloat: '0 6px 16px rgb(66 44 28 / .14), 0 24px 56px rgb(66 44 28 / .22)',
  },
  dark: {
    ...shadowCards.dark,
    ground: '#1a1512',
    surface: '#271f1a',
    field: '#271f1a',
    sunken: '#211a16',
    raised: '#31271f',
    border: '#43372f',
    controlBorder: '#8d8073',
    text: '#f8f1e9',
    muted: '#c0b2a5',
    inverse: '#f8f1e9',
    onInverse: '#2b211b',
    danger: '#ff9f92',
    dangerTint: '#3b1d17',
    happy: '#9ad3a6',
    happyTint: '#1d2f1f',
    warn: '#efc475',
    warnTint: '#352811',
    skeleton: '#2e251f',
    skeletonShine: '#392e27',
    track: '#463a31',
    shadowCard: 'none',
    shadowCardHover: '0 0 0 2px #5a483c',
    shadowBar: '0 -1px 0 #43372f, 0 -16px 32px -8px rgb(0 0 0 / .6)',
    shadowFloat: '0 0 0 1px #43372f, 0 24px 56px rgb(0 0 0 / .6)',
  },
};

export const shopNeutrals: Record<BrandLook['cards'], ByTheme> = { shadow: shadowCards, padded: paddedCards };

export const officeNeutrals: ByTheme = {
  light: {
    ...shadowCards.light,
    ground: '#f3f3f5',
    sunken: '#f8f8fa',
    border: '#e4e4e9',
    controlBorder: '#85848f',
    text: '#1b1a1f',
    muted: '#5c5b65',
    inverse: '#242329',
    danger: '#9d1148',
    dangerTint: '#fdedf3',
    dangerLine: '#eab6ca',
    happy: '#0c7339',
    happyTint: '#e6f5ec',
    warn: '#855000',
    scrim: 'rgb(20 18 26 / .52)',
    skeleton: '#e7e7ec',
    skeletonShine: '#f3f3f6',
    track: '#dedee5',
    shadowCard: '0 1px 2px rgb(24 20 34 / .06)',
    shadowCardHover: '0 2px 6px rgb(24 20 34 / .07), 0 8px 20px rgb(24 20 34 / .07)',
    shadowBar: '0 -1px 0 rgb(24 20 34 / .08), 0 -8px 24px rgb(24 20 34 / .05)',
    shadowFloat: '0 6px 16px rgb(24 20 34 / .12), 0 24px 56px rgb(24 20 34 / .2)',
  },
  dark: {
    ...shadowCards.dark,
    ground: '#121215',
    surface: '#1b1b1f',
    field: '#1b1b1f',
    sunken: '#161619',
    raised: '#26262b',
    border: '#2f2f35',
    controlBorder: '#777681',
    text: '#f2f1f4',
    muted: '#aeadb8',
    inverse: '#f2f1f4',
    onInverse: '#1b1a1f',
    danger: '#ff8fb3',
    dangerTint: '#3a1625',
    dangerLine: '#6d2c47',
    happy: '#63d194',
    happyTint: '#12301f',
    warn: '#f2bd62',
    skeleton: '#2a2a30',
    skeletonShine: '#35353c',
    track: '#3a3a42',
    shadowCard: '0 1px 2px rgb(0 0 0 / .4)',
    shadowCardHover: '0 2px 6px rgb(0 0 0 / .4), 0 8px 20px rgb(0 0 0 / .35)',
    shadowBar: '0 -1px 0 rgb(255 255 255 / .08), 0 -8px 24px rgb(0 0 0 / .4)',
    shadowFloat: '0 6px 16px rgb(0 0 0 / .5), 0 24px 56px rgb(0 0 0 / .6)',
  },
};
