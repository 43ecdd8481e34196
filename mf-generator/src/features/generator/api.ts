import {
  buyAttempts,
  cancelGeneration,
  generate,
  generateForProducts,
  listActiveGenerations,
  listGenerations,
  listGeneratorCategories,
  listProducts,
  listReadyGenerations,
  proposeProductTexts,
  readAttemptStatus,
  readAttempts,
  readGenerator,
  settleGeneration,
  takeGeneration,
  uploadContent,
  uploadGenerationInput,
  useAsGenerationInput,
} from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

const shop = ['Content', 'Product', 'Shop'] as const;

/** Pictures that are made, and what becomes of them. */
const generatorApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readGenerator: build.query(endpointOf(readGenerator)),
    listGeneratorCategories: build.query(endpointOf(listGeneratorCategories)),
    readAttempts: build.query({ ...endpointOf(readAttempts), providesTags: ['Generation'] }),
    readAttemptStatus: build.query({ ...endpointOf(readAttemptStatus), providesTags: ['Generation'] }),
    listActiveGenerations: build.query({ ...endpointOf(listActiveGenerations), providesTags: ['Generation'] }),
    listGenerations: build.query({ ...endpointOf(listGenerations), providesTags: ['Generation'] }),
    listReadyGenerations: build.query({ ...endpointOf(listReadyGenerations), providesTags: ['Generation'] }),
    uploadGenerationInput: build.mutation(endpointOf(uploadGenerationInput)),
    takeAsInput: build.mutation(endpointOf(useAsGenerationInput)),
    generate: build.mutation({ ...endpointOf(generate), invalidatesTags: ['Generation'] }),
    generateForProducts: build.mutation({ ...endpointOf(generateForProducts), invalidatesTags: ['Generation'] }),
    cancelGeneration: build.mutation({ ...endpointOf(cancelGeneration), invalidatesTags: ['Generation'] }),
    settleGeneration: build.mutation({ ...endpointOf(settleGeneration), invalidatesTags: ['Generation'] }),
    takeGeneration: build.mutation({ ...endpointOf(takeGeneration), invalidatesTags: ['Generation', ...shop] }),
    proposeProductTexts: build.mutation(endpointOf(proposeProductTexts)),
    buyAttempts: build.mutation(endpointOf(buyAttempts)),
    productsForPictures: build.query({ ...endpointOf(listProducts), providesTags: ['Product', 'Content'] }),
    addProductPicture: build.mutation({ ...endpointOf(uploadContent), invalidatesTags: [...shop] }),
  }),
});

export const {
  useReadGeneratorQuery,
  useListGeneratorCategoriesQuery,
  useReadAttemptsQuery,
  useReadAttemptStatusQuery,
  useListActiveGenerationsQuery,
  useListGenerationsQuery,
  useListReadyGenerationsQuery,
  useUploadGenerationInputMutation,
  useTakeAsInputMutation,
  useGenerateMutation,
  useGenerateForProductsMutation,
  useCancelGenerationMutation,
  useSettleGenerationMutation,
  useTakeGenerationMutation,
  useProposeProductTextsMutation,
  useBuyAttemptsMutation,
  useProductsForPicturesQuery,
  useAddProductPictureMutation,
} = generatorApi;
