import { listQuestions, settleQuestion } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

/** Questions of merchants. As with complaints, closing one loads no list anew. */
export const { useListQuestionsQuery, useSettleQuestionMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listQuestions: build.query({ ...endpointOf(listQuestions), keepUnusedDataFor: 0 }),
    settleQuestion: build.mutation(endpointOf(settleQuestion)),
  }),
});
