/// <reference lib="dom" />

interface GivenCart {
  action: string;
  key: string;
  plainForm: string;
  hydrated: string;
  trouble: string;
  patience: number;
}

/**
 * Where the scripts of the checkout fail or are late, sends the browser's cart to the server and opens the page again, with a form that orders without
 * scripts. Its source runs in the page, so it gets everything as arguments. The browser's own cart stays until the server has it.
 */
export function giveCart({ action, key, plainForm, hydrated, trouble, patience }: GivenCart): void {
  const stop = (): void => {
    clearTimeout(timer);
    removeEventListener(trouble, give);
  };
  const give = async (): Promise<void> => {
    stop();
    try {
      const lines = localStorage.getItem(key);
      // A form that is open already may hold what somebody has typed.
      if (!lines || document.querySelector(`form[${plainForm}]`)) return;
      const body = new FormData();
      body.set('lines', lines);
      const { ok } = await fetch(action, { method: 'POST', body });
      if (!ok) return;
      localStorage.removeItem(key);
      location.reload();
    } catch {
      // Without a connection or a storage the page stays as it is.
    }
  };
  const timer = setTimeout(give, patience);
  addEventListener(trouble, give);
  addEventListener(hydrated, stop);
}
