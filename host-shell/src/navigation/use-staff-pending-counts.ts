import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { listComplaints, listMerchants, listQuestions } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

const background = { extraOptions: { background: true }, providesTags: ['Merchant' as const] };
const waitingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    countApplications: build.query({ ...endpointOf(listMerchants), ...background }),
    countComplaints: build.query({ ...endpointOf(listComplaints), ...background }),
    countQuestions: build.query({ ...endpointOf(listQuestions), ...background }),
  }),
});

const fresh = 60_000;
const one = { page: 1, per_page: 1 } as const;

/**
 * Refetches the counts on navigation, not by a timer: polling would keep the session of an absent person alive.
 * @param asks false while the session is over
 */
export function useStaffPendingCounts(asks: boolean): Readonly<Record<string, number>> {
  const { pathname } = useLocation();
  const skip = { skip: !asks };
  const applications = waitingApi.useCountApplicationsQuery({ ...one, mum_status: 'submitted' }, skip);
  const complaints = waitingApi.useCountComplaintsQuery({ ...one, state: 'open' }, skip);
  const questions = waitingApi.useCountQuestionsQuery({ ...one, state: 'open' }, skip);
  const all = [applications, complaints, questions];
  const latest = useRef(all);
  latest.current = all;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the way to another page that asks.
  useEffect(() => {
    for (const { fulfilledTimeStamp = Number.POSITIVE_INFINITY, refetch } of latest.current)
      if (Date.now() - fulfilledTimeStamp > fresh) void refetch();
  }, [pathname]);
  return {
    '/admin/applications': applications.data?.totalCount ?? 0,
    '/admin/complaints': complaints.data?.totalCount ?? 0,
    '/admin/questions': questions.data?.totalCount ?? 0,
  };
}
