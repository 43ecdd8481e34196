/** A worker that does one job with a picture and is ended by the page. */
import { type PictureJob, workOn } from './picture-work.ts';

self.onmessage = ({ data }: MessageEvent<PictureJob>) => {
  workOn(data).then(
    (work) => self.postMessage({ work }),
    (error) => self.postMessage({ error: String(error) }),
  );
};
