/**
 * Something a person can put right: the message is one clear sentence for them (from `start/texts.ts`) that also says
 * what to do. Scripts print the sentence alone, without a stack.
 */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
