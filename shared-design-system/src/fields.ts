export { formatHex, parseHex } from './colour/hex.ts';
export { RadioCards } from './components/radio-cards/radio-cards.tsx';
export { RangeInput } from './components/range-input/range-input.tsx';
export { ColourInput } from './components/text-input/colour-input.tsx';
export { PasswordInput } from './components/text-input/password-input.tsx';
export { PhoneInput } from './components/text-input/phone-input.tsx';
export { PriceInput } from './components/text-input/price-input.tsx';
export { readabilityOf } from './tokens/readable.ts';
