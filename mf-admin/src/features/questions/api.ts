import { listQuestions, settleQuestion } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

export const { useListQuestionsQuery, useSettleQuestionMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listQuestions: build.query({ ...endpointOf(listQuestions), keepUnusedDataFor: 0 }),
    settleQuestion: build.mutation(endpointOf(settleQuestion)),
  }),
});
