interface PlaywrightRun {
  startTime: string;
  duration: number;
  errors?: { message?: string }[];
}

export interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { id: string; title: string; file: string; tests: { status?: string; results: PlaywrightRun[] }[] }[];
}

interface Spec {
  id: string;
  file: string;
  titles: string[];
  isPassed: boolean;
  results: PlaywrightRun[];
}

export function specsIn(files: readonly PlaywrightSuite[]): Spec[] {
  const inside = ({ specs, suites = [] }: PlaywrightSuite, groups: string[]): Spec[] => [
    ...specs.map(({ id, title, file, tests }) => ({
      id,
      file: `e2e/${file}`,
      titles: [...groups, title],
      isPassed: tests.length > 0 && tests.every(({ status }) => status === 'expected'),
      results: tests.flatMap(({ results }) => results),
    })),
    ...suites.flatMap((suite) => inside(suite, [...groups, suite.title])),
  ];
  return files.flatMap((file) => inside(file, []));
}
