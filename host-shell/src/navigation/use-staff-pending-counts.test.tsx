import { act, screen, waitFor } from '@testing-library/react';
import { listComplaints, listMerchants, listQuestions } from 'shared-contracts';
import { openScreen } from 'shared-runtime/testing';
import { startPage } from '../testing/shell.ts';
import { useStaffPendingCounts } from './use-staff-pending-counts.ts';

function Counters() {
  return <p>{JSON.stringify(useStaffPendingCounts(true))}</p>;
}
const pages = {
  manifest: { title: 'Площадка', routes: [{ path: '/admin/*', screen: 'counters' }] },
  screens: { counters: async () => ({ default: Counters }) },
};
const shown = (applications: number, complaints: number, questions: number) =>
  screen.findByText(
    `{"/admin/applications":${applications},"/admin/complaints":${complaints},"/admin/questions":${questions}}`,
  );

afterEach(() => jest.restoreAllMocks());

it('counts the applications that wait, the open complaints and questions, and anew on the way to another page a minute later', async () => {
  const network = startPage();
  network.on(listMerchants, { list: [], total_count: 3 });
  network.on(listComplaints, { list: [], total_count: 2 });
  network.on(listQuestions, { list: [], total_count: 4 });
  const { router } = openScreen(pages, '/admin');
  expect(await shown(3, 2, 4)).toBeVisible();
  expect(network.sent(listMerchants)).toMatchObject([{ per_page: 1, mum_status: 'submitted' }]);
  expect(network.sent(listComplaints)).toMatchObject([{ per_page: 1, state: 'open' }]);
  network.on(listComplaints, { list: [], total_count: 5 });
  act(() => router.navigate('/admin/staff'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/staff'));
  expect(network.sent(listComplaints)).toHaveLength(1);
  const later = Date.now() + 61_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  act(() => router.navigate('/admin/platform'));
  expect(await shown(3, 5, 4)).toBeVisible();
});
