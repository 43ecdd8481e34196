import { withSandbox } from '../testing/sandbox.ts';

const sandbox = withSandbox();
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

const draw = (prompt: string, headers: Record<string, string> = { authorization: 'Bearer key' }) =>
  fetch(`${sandbox.url}/images/v1/images/generations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ model: 'test', prompt, n: 2 }),
  });
const pictures = async (response: Response): Promise<Buffer[]> =>
  ((await response.json()) as { data: { b64_json: string }[] }).data.map(({ b64_json }) =>
    Buffer.from(b64_json, 'base64'),
  );

it('draws so many pictures as are asked for', async () => {
  const images = await pictures(await draw('мягкий свет'));
  expect(images.map((image) => image.subarray(0, 4))).toEqual([signature, signature]);
  expect(images[0]).not.toEqual(images[1]);
});

it('an edit answers with the picture that was sent', async () => {
  const body = new FormData();
  body.set('model', 'test');
  body.set('prompt', 'стол');
  body.append('image[]', new Blob(['the picture']), 'input.png');
  const response = await fetch(`${sandbox.url}/images/v1/images/edits`, {
    method: 'POST',
    headers: { authorization: 'Bearer key' },
    body,
  });
  expect(String((await pictures(response))[0])).toBe('the picture');
});

it('nobody is served without a key, and moderation refuses', async () => {
  expect((await draw('стол', {})).status).toBe(401);
  const refused = await draw('что-то недопустимое: недопустимо');
  expect([refused.status, await refused.json()]).toEqual([
    400,
    { error: { code: 'moderation_blocked', message: 'Rejected by the safety system', type: 'error', param: null } },
  ]);
});

it('goes wrong when asked to', async () => {
  await sandbox.fault('images', 'too-many');
  expect((await draw('стол')).status).toBe(429);
  await sandbox.fault('images', 'error-after');
  expect((await draw('стол')).status).toBe(500);
});

it('an operation of YandexART is done when it is asked for again', async () => {
  const headers = { authorization: 'Api-Key key', 'content-type': 'application/json' };
  const begun = await fetch(`${sandbox.url}/images/yandex/foundationModels/v1/imageGenerationAsync`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ modelUri: 'art://test/yandex-art/latest', messages: [{ text: 'стол', weight: 1 }] }),
  });
  const { id } = (await begun.json()) as { id: string };
  const ask = async () => (await fetch(`${sandbox.url}/images/yandex/operations/${id}`, { headers })).json();
  expect(await ask()).toEqual({ id, done: false });
  const { done, response } = (await ask()) as { done: boolean; response: { image: string } };
  expect(done).toBe(true);
  expect(Buffer.from(response.image, 'base64').subarray(0, 4)).toEqual(signature);
});
