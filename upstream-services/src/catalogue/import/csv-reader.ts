/**
 * Limits on columns per row and on characters per cell. Longer input is cut to one more than the limit, so that callers can tell that it was too
 * long.
 */
export const maxColumns = 200;
export const maxCell = 20_000;

export interface CsvRecord {
  line: number;
  cells: string[];
  broken: boolean;
}

const lineEnds = /\r\n|\r|\n/g;
const blank = /[^\S\r\n]/;

/**
 * Reads a text record by record; line ends may be CRLF, LF or CR, also mixed. Takes linear time for any text: CSV libraries look ahead to the end of
 * the text for every quoted cell.
 */
export class CsvReader {
  private readonly text: string;
  private readonly separator: string;
  private readonly ends: RegExp;
  private at = 0;
  private line: number;
  private broken = false;

  constructor(text: string, separator: string, line = 1) {
    this.text = text;
    this.separator = separator;
    this.line = line;
    this.ends = new RegExp(`[\\r\\n${separator.replace(/[\\\]^-]/, '\\$&')}]`, 'g');
  }

  next(): CsvRecord | null {
    if (this.at >= this.text.length) return null;
    const { line } = this;
    const cells: string[] = [];
    this.broken = false;
    for (;;) {
      const cell = this.text[this.at] === '"' ? this.quoted() : this.unquoted();
      if (cells.length <= maxColumns) cells.push(cell);
      if (this.text[this.at] !== this.separator) break;
      this.at += 1;
    }
    if (this.text[this.at] === '\r' && this.text[this.at + 1] === '\n') this.at += 1;
    this.at += 1;
    this.line += 1;
    return { line, cells, broken: this.broken };
  }

  private unquoted(): string {
    const from = this.at;
    this.ends.lastIndex = from;
    this.at = this.ends.exec(this.text)?.index ?? this.text.length;
    return this.text.slice(from, Math.min(this.at, from + maxCell + 1));
  }

  private quoted(): string {
    const { text } = this;
    const from = this.at + 1;
    let quote = text.indexOf('"', from);
    let behind = text.length;
    for (; quote !== -1; quote = text.indexOf('"', quote + 1)) {
      if (text[quote + 1] === '"') {
        quote += 1;
        continue;
      }
      behind = this.behindBlanks(quote + 1);
      if (behind === text.length || [this.separator, '\r', '\n'].includes(text[behind] ?? '')) break;
      this.broken = true;
    }
    if (quote === -1) this.broken = true;
    this.at = quote === -1 ? text.length : behind;
    const whole = text.slice(from, quote === -1 ? text.length : quote);
    this.line += whole.match(lineEnds)?.length ?? 0;
    // Quotes are still doubled here, so twice the limit is kept before they are replaced.
    return whole
      .slice(0, 2 * maxCell + 2)
      .replaceAll('""', '"')
      .slice(0, maxCell + 1);
  }

  private behindBlanks(start: number): number {
    let at = start;
    while (at < this.text.length && this.text[at] !== this.separator && blank.test(this.text[at] ?? '')) at += 1;
    return at;
  }
}
