import { type optionsOf, pointText } from 'shared-contracts';

export const optionLabel = (option: ReturnType<typeof optionsOf>[number]): string =>
  'name' in option ? option.name : pointText(option);
