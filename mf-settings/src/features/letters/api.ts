import { askSignInLink, previewLetter, readShopLetters, updateShopLetters } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

const lettersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readShopLetters: build.query({ ...endpointOf(readShopLetters), providesTags: ['Letters'] }),
    updateShopLetters: build.mutation({ ...endpointOf(updateShopLetters), invalidatesTags: ['Letters'] }),
    previewLetter: build.mutation(endpointOf(previewLetter)),
    askConfirmingLink: build.mutation(endpointOf(askSignInLink)),
  }),
});

export const {
  useReadShopLettersQuery,
  useUpdateShopLettersMutation,
  usePreviewLetterMutation,
  useAskConfirmingLinkMutation,
} = lettersApi;
