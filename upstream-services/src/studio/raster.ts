export interface Plane {
  data: Float32Array;
  width: number;
  height: number;
}

export interface Raster {
  data: Uint8Array;
  width: number;
  height: number;
  channels: 3 | 4;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const planeOf = (width: number, height: number): Plane => ({
  data: new Float32Array(width * height),
  width,
  height,
});

export function boxMean(plane: Plane, radius: number): Plane {
  return blurColumns(blurRows(plane, radius), radius);
}

function blurRows({ data, width, height }: Plane, radius: number): Plane {
  const out = planeOf(width, height);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x += 1) sum += data[row + x] ?? 0;
    for (let x = 0; x < width; x += 1) {
      if (x + radius < width) sum += data[row + x + radius] ?? 0;
      if (x - radius > 0) sum -= data[row + x - radius - 1] ?? 0;
      const count = Math.min(x + radius, width - 1) - Math.max(x - radius, 0) + 1;
      out.data[row + x] = sum / count;
    }
  }
  return out;
}

function blurColumns({ data, width, height }: Plane, radius: number): Plane {
  const out = planeOf(width, height);
  const sums = new Float64Array(width);
  for (let y = 0; y < Math.min(radius, height); y += 1) {
    for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) + (data[y * width + x] ?? 0);
  }
  for (let y = 0; y < height; y += 1) {
    const count = Math.min(y + radius, height - 1) - Math.max(y - radius, 0) + 1;
    for (let x = 0; x < width; x += 1) {
      let sum = sums[x] ?? 0;
      if (y + radius < height) sum += data[(y + radius) * width + x] ?? 0;
      if (y - radius > 0) sum -= data[(y - radius - 1) * width + x] ?? 0;
      sums[x] = sum;
      out.data[y * width + x] = sum / count;
    }
  }
  return out;
}
