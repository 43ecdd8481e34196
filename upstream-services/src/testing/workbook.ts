import { unzipSync } from 'fflate';

const decode = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);
const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

type ReadCell = string | { number: number; format: string };

export function readWorkbook(base64: string): { rows: Record<string, ReadCell>[]; calculates: boolean } {
  const files = unzipSync(Buffer.from(base64, 'base64'));
  const sheet = decode(files['xl/worksheets/sheet1.xml']);
  const texts = [...decode(files['xl/sharedStrings.xml']).matchAll(/<si><t[^>]*>([^<]*)<\/t><\/si>/g)].map(
    ([, text = '']) => unescaped(text),
  );
  const styles = decode(files['xl/styles.xml']);
  const codes = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code = '']) => [
      id,
      unescaped(code),
    ]),
  );
  const looks = [...(/<cellXfs[^>]*>(.*)<\/cellXfs>/s.exec(styles)?.[1] ?? '').matchAll(/<xf ([^>]*)>/g)].map(
    ([, attributes = '']) => /numFmtId="(\d+)"/.exec(attributes)?.[1] ?? '',
  );
  const formatOf = (style: string): string => codes.get(looks[Number(style)] ?? '') ?? '';
  const cellsOf = (row: string): Record<string, ReadCell> =>
    Object.fromEntries(
      [...row.matchAll(/<c r="([A-Z]+)\d+"(?: s="(\d+)")?( t="s")?><v>([^<]*)<\/v>/g)].map(
        ([, column = '', style = '', isText, value]) => [
          column,
          isText ? (texts[Number(value)] ?? '') : { number: Number(value), format: formatOf(style) },
        ],
      ),
    );
  return {
    rows: [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => cellsOf(row)),
    calculates: /<f[ >]/.test(sheet),
  };
}
