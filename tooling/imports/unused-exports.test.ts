import { checkout } from '../config/data-folder.ts';
import { packagesIn } from './find-boundary-violation.ts';
import { unusedExports } from './unused-exports.ts';

/** Read by something else than an import: the workbench, bundlers, Jest, Playwright, and processes that are started on a file. */
const entries = [
  /\.stories\.tsx$/,
  /\/(webpack|playwright)\.config\.ts$/,
  /\/\.storybook\//,
  /\/set-up\.ts$/,
  /^(mf-[^/]+|host-shell)\/src\/(index|server)\.tsx?$/,
  /^host-shell\/src\/shared\//,
  /^tooling\/(demo\/seed|webpack\/(index|[a-z]+-loader)|test\/[a-z]+-(setup|teardown|reporter)|screens\/(page|setup|jest-preset))\.ts$/,
  /^upstream-services\/src\/.*(\/tasks\/|\.testing\.ts$)/,
];

const named = ['Carousel', 'RangeInput'];

it('finds nobody who takes what a file exports: then it is not exported', () => {
  const unused = unusedExports(checkout, packagesIn(checkout), (file) => entries.some((entry) => entry.test(file)));
  expect(unused.filter((one) => !named.includes(one.split(': ')[1] ?? ''))).toEqual([]);
});
