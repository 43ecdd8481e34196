export function personAt(chat: () => string, person = 1001) {
  const act = async (what: string, fields: Record<string, string>): Promise<void> => {
    const body = new URLSearchParams(fields);
    const answer = await fetch(`${chat()}/${what}?person=${person}`, { method: 'POST', body, redirect: 'manual' });
    if (answer.status !== 303) throw new Error(`${what}: ${answer.status}`);
  };
  const messages = async () => (await fetch(`${chat()}/messages?person=${person}`)).text();
  return {
    id: person,
    messages,
    read: async () =>
      (await fetch(`${chat()}/messages?person=${person}`, { headers: { accept: 'application/json' } })).json(),
    page: async () => (await fetch(`${chat()}?person=${person}`)).text(),
    start: (payload = '') => act('start', { payload }),
    write: (text: string) => act('write', { text }),
    block: () => act('block', { blocked: 'yes' }),
    unblock: () => act('block', { blocked: 'no' }),
    async press(name: string): Promise<void> {
      const forms = [
        ...(await messages()).matchAll(
          /name="message" value="(\d+)".*?name="row" value="(\d+)".*?name="column" value="(\d+)">([^<]*)</gs,
        ),
      ];
      const form = forms.find(([, , , , text]) => text === name);
      if (!form) throw new Error(`There is no button «${name}».`);
      await act('press', { message: form[1] ?? '', row: form[2] ?? '', column: form[3] ?? '' });
    },
  };
}
