/** A file of browser tests, or a group in it, in Playwright's JSON result. */
export interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; tests: { results: { duration: number }[] }[] }[];
}

/** One browser test: its file, relative to the checkout, its name after those of the groups it stands in, and milliseconds of each run. */
interface Spec {
  file: string;
  titles: string[];
  durations: number[];
}

/** All browser tests of a result; its outermost suites are files. */
export function specsIn(files: readonly PlaywrightSuite[]): Spec[] {
  const inside = ({ specs, suites = [] }: PlaywrightSuite, groups: string[]): Spec[] => [
    ...specs.map(({ title, file, tests }) => ({
      file: `e2e/${file}`,
      titles: [...groups, title],
      durations: tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
    })),
    ...suites.flatMap((suite) => inside(suite, [...groups, suite.title])),
  ];
  return files.flatMap((file) => inside(file, []));
}
