import { act, renderHook } from '@testing-library/react';
import { askReleases, createAppStore, merchantApi, useLeaveGuard, usePageDialogs } from 'shared-runtime';
import { useDraft } from 'shared-runtime/drafts';
import { boot, putBoot } from 'shared-runtime/testing';
import { reloadForMissingPart, shouldReloadForReleases } from './take-releases.ts';

let served: string | null = '1';
const load = jest.fn();
async function send(): Promise<() => Promise<unknown>> {
  const { fetch } = globalThis;
  let answer = (_: Response) => {};
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const sent = new Promise<void>((resolve) => {
    globalThis.fetch = () => {
      globalThis.fetch = fetch;
      resolve();
      return answered;
    };
  });
  const call = createAppStore().dispatch(merchantApi.endpoints.updateMerchant.initiate({} as never));
  await sent;
  return () => {
    answer(new Response('{}'));
    return call;
  };
}

const ask = async () => true;
const dialog = { topmost: () => 'd', isClosable: () => false, close: async () => false, subscribe: () => () => {} };

beforeEach(() => {
  putBoot(boot);
  sessionStorage.clear();
  localStorage.clear();
  load.mockClear();
  served = '1';
  globalThis.fetch = (async () => {
    if (served === null) throw new TypeError('Failed to fetch');
    return new Response(null, { headers: { 'x-releases': served } });
  }) as typeof fetch;
});
afterEach(async () => {
  served = '1';
  await askReleases();
});

async function release(revision = '2'): Promise<void> {
  served = revision;
  await askReleases();
}

describe('the next page is loaded as a document', () => {
  it('once other releases are served', async () => {
    expect(shouldReloadForReleases()).toBe(false);
    await release();
    expect(shouldReloadForReleases()).toBe(true);
  });

  it('not while a form is changed, a dialog is open or something is being sent', async () => {
    await release();
    const form = renderHook(() => useLeaveGuard(true, ask, true));
    expect(shouldReloadForReleases()).toBe(false);
    form.unmount();
    const open = renderHook(() => usePageDialogs(dialog));
    expect(shouldReloadForReleases()).toBe(false);
    open.unmount();
    const answer = await send();
    expect(shouldReloadForReleases()).toBe(false);
    await answer();
    expect(shouldReloadForReleases()).toBe(true);
  });
});

describe('a page of which a part does not come any more', () => {
  it('is loaded anew once for the releases that are served, where the person was going', async () => {
    served = '2';
    expect(await reloadForMissingPart('/b2b/merchant/orders', load)).toBe(true);
    expect(await reloadForMissingPart('/b2b/merchant/orders', load)).toBe(false);
    expect(load.mock.calls).toEqual([['/b2b/merchant/orders']]);
    served = '3';
    expect(await reloadForMissingPart(undefined, load)).toBe(true);
  });

  it.each([
    ['no others are served', '1'],
    ['nobody answers', null],
  ])('stays where %s', async (_, revision) => {
    served = revision;
    expect(await reloadForMissingPart(undefined, load)).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });

  it('keeps a form whose draft is kept, on its own page', async () => {
    served = '2';
    const { result } = renderHook(() => {
      useLeaveGuard(true, ask, true);
      return useDraft<string>('form');
    });
    result.current.keep('typed');
    expect(await reloadForMissingPart('/b2b/merchant/orders', load)).toBe(true);
    expect(load.mock.calls).toEqual([[undefined]]);
    expect(localStorage.getItem('b2b:draft:form')).toBe('"typed"');
  });

  it('stays where a form has something that no draft keeps', async () => {
    served = '2';
    renderHook(() => useLeaveGuard(true, ask));
    expect(await reloadForMissingPart(undefined, load)).toBe(false);
  });

  it('stays where this browser does not keep the draft, or could not tell of the reload', async () => {
    served = '2';
    const { result, unmount } = renderHook(() => useDraft<string>('form'));
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    result.current.keep('typed');
    expect(await act(() => reloadForMissingPart(undefined, load))).toBe(false);
    unmount();
    expect(await reloadForMissingPart(undefined, load)).toBe(false);
    full.mockRestore();
    expect(await reloadForMissingPart(undefined, load)).toBe(true);
  });

  it('stays while a dialog is open or something is being sent', async () => {
    served = '2';
    const answer = await send();
    expect(await reloadForMissingPart(undefined, load)).toBe(false);
    await answer();
    renderHook(() => usePageDialogs(dialog));
    expect(await reloadForMissingPart(undefined, load)).toBe(false);
  });
});
