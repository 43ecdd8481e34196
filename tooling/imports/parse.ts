import { type ParseResult, parseSync } from 'oxc-parser';

/**
 * Parses TypeScript.
 * @param file its name, which says whether it holds JSX
 * @throws Error when it is not TypeScript
 */
export function parse(file: string, code: string): ParseResult {
  const result = parseSync(file, code);
  const [error] = result.errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return result;
}
