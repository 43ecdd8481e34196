import type { Matrix } from './matrix.ts';

/** Width, in modules, of the light margin that readers need around a code (ISO/IEC 18004). */
export const quietZone = 4;

export const sideOf = (matrix: Matrix): number => matrix.length + 2 * quietZone;

export function darkPath(matrix: Matrix): string {
  const bars: string[] = [];
  matrix.forEach((row, y) => {
    let x = 0;
    while (x < row.length) {
      let end = x;
      while (row[end]) end += 1;
      if (end > x) bars.push(`M${x + quietZone} ${y + quietZone}h${end - x}v1h${x - end}z`);
      x = end + 1;
    }
  });
  return bars.join('');
}

export function svgFile(matrix: Matrix): Blob {
  const side = sideOf(matrix);
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="1024" height="1024" shape-rendering="crispEdges"><rect width="${side}" height="${side}" fill="white"/><path d="${darkPath(matrix)}" fill="black"/></svg>`;
  return new Blob([text], { type: 'image/svg+xml' });
}

const pngSide = 1024;

export function pngFile(matrix: Matrix, page: Document): Promise<Blob | null> {
  const unit = Math.ceil(pngSide / sideOf(matrix));
  const canvas = page.createElement('canvas');
  canvas.width = unit * sideOf(matrix);
  canvas.height = canvas.width;
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = 'black';
  matrix.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) pen.fillRect((x + quietZone) * unit, (y + quietZone) * unit, unit, unit);
    });
  });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
