/**
 * What the merchant's screens have in common, where data meets the design system. Holds no state of its own, so each remote
 * takes its own copy: `import { Loaded } from 'shared-runtime/screens'`.
 */
export {
  DraftStorageNotice,
  type EditForm,
  EditPage,
  useAskBeforeClosing,
  useAskBeforeLeaving,
  useEditForm,
  useRequestKeys,
} from '../forms/index.ts';
export { formTexts } from '../forms/texts.ts';
export { useDebouncedValue } from '../timing/use-debounced-value.ts';
export { deviceName } from './device-name.ts';
export { FailureBanner } from './failure-banner.tsx';
export { leadingPhrase, leadingPhrases } from './leading-phrase.ts';
export { Loaded } from './loaded.tsx';
export { LoadedList, rowsPerPage } from './loaded-list.tsx';
export { LoadedPage } from './loaded-page.tsx';
export { ShareButtons } from './share-buttons.tsx';
export { shopAddress, shopPath } from './shop-address.ts';
export { useAddressParams } from './use-address-params.ts';
export { useFailureToast } from './use-failure-toast.ts';
export { type ListAddress, useListAddress } from './use-list-address.ts';
export { useKnownShopZone, useShopZone } from './use-shop-zone.ts';
