import { type PictureJob, workOn } from './picture-work.ts';

self.onmessage = ({ data }: MessageEvent<PictureJob>) => {
  workOn(data).then(
    (work) => self.postMessage({ work }),
    (error) => self.postMessage({ error: String(error) }),
  );
};
