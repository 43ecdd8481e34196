import qrcode from 'qrcode-generator';

export type Matrix = readonly (readonly boolean[])[];

/**
 * The QR code of a text with error correction M, in the smallest size that holds it.
 * @param text is encoded as UTF-8, as `ST00012` of a payment code says
 * @throws where a code cannot hold it (some 2 300 bytes)
 */
export function qrMatrix(text: string): Matrix {
  const code = qrcode(0, 'M');
  // The library encodes the low byte of each character, so it gets one character per byte.
  code.addData(String.fromCharCode(...new TextEncoder().encode(text)), 'Byte');
  code.make();
  const places = Array.from({ length: code.getModuleCount() }, (_, index) => index);
  return places.map((row) => places.map((column) => code.isDark(row, column)));
}
