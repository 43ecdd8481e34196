import express, { type Router } from 'express';
import { html } from '../common/html.ts';
import { sendPage } from '../common/page.ts';
import type { Context } from '../context.ts';
import { texts } from '../texts.ts';
import { createOpenAi } from './openai.ts';
import { createYandexArt } from './yandexart.ts';

export function createImages(context: Context): { router: Router } {
  const { images: words } = texts;
  const router = express.Router();
  router.get('/', (request, response) => {
    const origin = `http://${request.headers.host}/images`;
    const body = html`<p><a href="/">${texts.home.title}</a></p><h1>${words.title}</h1>
<p>${words.how}</p><p class="quiet">IMAGES_PROVIDER=openai IMAGES_API_URL=${origin}/v1 IMAGES_API_KEY=test IMAGES_MODEL=test</p>
<p class="quiet">IMAGES_PROVIDER=yandexart IMAGES_API_URL=${origin}/yandex IMAGES_API_KEY=test IMAGES_MODEL=art://test/yandex-art/latest</p>
<p class="quiet">CHAT_API_URL=${origin}/v1 CHAT_API_KEY=test CHAT_MODEL=test</p><p>${words.triggers}</p>`;
    sendPage(response, { title: words.title, body });
  });
  router.use('/v1', createOpenAi(context).router);
  router.use('/yandex', createYandexArt(context).router);
  return { router };
}
