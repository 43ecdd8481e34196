interface JsonLimits {
  depth?: number;
  entries?: number;
}

/**
 * Whether a JSON text stays within limits of depth and entries, so that it is safe to parse. One pass over its characters; malformed JSON is left to
 * the parser.
 */
export function isWithinJsonLimits(text: string, { depth = 32, entries = 50_000 }: JsonLimits = {}): boolean {
  let open = 0;
  let commas = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (quoted) {
      if (sign === '\\') index += 1;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === '[' || sign === '{') {
      open += 1;
      if (open > depth) return false;
    } else if (sign === ']' || sign === '}') open -= 1;
    else if (sign === ',') {
      commas += 1;
      if (commas > entries) return false;
    }
  }
  return true;
}
