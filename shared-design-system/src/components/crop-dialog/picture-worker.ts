import { type PictureJob, processPicture } from './picture-work.ts';

self.onmessage = ({ data }: MessageEvent<PictureJob>) => {
  processPicture(data).then(
    (work) => self.postMessage({ work }),
    (error) => self.postMessage({ error: String(error) }),
  );
};
