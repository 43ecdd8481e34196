import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../config/data-folder.ts';
import { packagesIn } from '../imports/find-boundary-violation.ts';
import { handedGraph } from '../imports/handed-graph.ts';
import { insertImportDiagram, renderImportDiagram } from '../imports/import-diagram.ts';
import { importsOf } from '../imports/import-graph.ts';
import { promisesBySources } from './promises.ts';

interface MadeDocument {
  file: string;
  text: string;
}

export function madeDocuments(): MadeDocument[] {
  const packages = packagesIn(checkout);
  const architecture = join(checkout, 'docs/architecture.md');
  return [
    { file: join(checkout, 'docs/promises.md'), text: promisesBySources() },
    {
      file: architecture,
      text: insertImportDiagram(
        readFileSync(architecture, 'utf8'),
        renderImportDiagram(importsOf(checkout, packages), packages, (name) => handedGraph(checkout, name)),
      ),
    },
  ];
}

export const staleDocuments = (): MadeDocument[] =>
  madeDocuments().filter(({ file, text }) => readFileSync(file, 'utf8') !== text);
