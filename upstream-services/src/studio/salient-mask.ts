import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { sharp } from '../common/sharp.ts';
import { type Plane, planeOf } from './raster.ts';

const side = 320;
const mean = [0.485, 0.456, 0.406];
const deviation = [0.229, 0.224, 0.225];

// One thread, and no other process: the machine's other work goes on meanwhile.
env.wasm.numThreads = 1;

let loading: Promise<InferenceSession> | undefined;
const session = (): Promise<InferenceSession> => {
  loading ??= readFile(join(import.meta.dirname, 'model/u2netp.onnx')).then((model) =>
    InferenceSession.create(model, { executionProviders: ['wasm'], graphOptimizationLevel: 'all' }),
  );
  return loading;
};

/** The model's input: pixels divided by the brightest value, then normalised by ImageNet's mean and deviation. */
function inputOf(pixels: Uint8Array): Tensor {
  let brightest = 1;
  for (const value of pixels) if (value > brightest) brightest = value;
  const values = new Float32Array(3 * side * side);
  for (let channel = 0; channel < 3; channel += 1) {
    for (let at = 0; at < side * side; at += 1) {
      const value = (pixels[at * 3 + channel] ?? 0) / brightest;
      values[channel * side * side + at] = (value - (mean[channel] ?? 0)) / (deviation[channel] ?? 1);
    }
  }
  return new Tensor('float32', values, [1, 3, side, side]);
}

/**
 * Finds the object of a picture, by U²-Net.
 * @param picture any that sharp reads, without transparency
 * @returns 320 × 320, stretched like the picture: 0 is certainly background, 1 certainly the object
 */
export async function salientMask(picture: Buffer): Promise<Plane> {
  const pixels = await sharp(picture).removeAlpha().resize(side, side, { fit: 'fill' }).raw().toBuffer();
  const model = await session();
  const outputs = await model.run({ [model.inputNames[0] ?? '']: inputOf(pixels) });
  const answer = outputs[model.outputNames[0] ?? '']?.data as Float32Array;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of answer) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  const mask = planeOf(side, side);
  const range = most - least || 1;
  mask.data.set(answer.map((value) => (value - least) / range));
  return mask;
}
