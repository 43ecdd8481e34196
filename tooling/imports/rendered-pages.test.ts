import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { containersIn } from '../config/containers.ts';
import { checkout } from '../config/data-folder.ts';
import { importsOf } from './import-graph.ts';

/** Of the office: a page that the server renders has no store, and a part of it that comes later would find none. */
const ofOffice = ['shared-runtime', 'react-redux', '@reduxjs/toolkit', '@reduxjs/toolkit/query/react'];

const rendersPages = (name: string): boolean =>
  JSON.parse(readFileSync(join(checkout, name, 'remote.json'), 'utf8')).routes?.some(
    ({ rendered }: { rendered?: boolean }) => rendered,
  );

it('a remote whose pages the server renders takes nothing of the office’s store, nor does what it has of the runtime', () => {
  const remotes = containersIn().filter(rendersPages);
  expect(remotes).toContain('mf-storefront');
  const its = importsOf(checkout, remotes).filter(({ from }) => !/\.test\.tsx?$|\/testing\//.test(from));
  const parts = its.flatMap(({ specifier }) => /^shared-runtime\/(drafts|push|share)$/.exec(specifier)?.[1] ?? []);
  const ofParts = importsOf(checkout, ['shared-runtime']).filter(({ from }) =>
    parts.some((part) => from.startsWith(`shared-runtime/src/${part}/`) && !/\.test\.tsx?$/.test(from)),
  );
  expect(parts).toContain('drafts');
  const taken = [...its, ...ofParts].filter(({ specifier }) => ofOffice.includes(specifier));
  expect(taken.map(({ from, specifier }) => `${from} takes ${specifier}`)).toEqual([]);
});
