import type { GenerationWire } from 'shared-contracts';
import { findProductTitles } from '../catalogue/index.ts';
import { pictureLink } from '../common/links.ts';
import type { AppContext } from '../context.ts';
import type { GenerationRow } from './repository.ts';

function wireOf(row: GenerationRow, titles: ReadonlyMap<string, string>): GenerationWire {
  const picturesOf = (role: 'input' | 'output') =>
    (row.pictures ?? [])
      .filter((picture) => picture.role === role)
      .map(({ place, problem, doubts, bucket, key }) => ({
        place,
        problem,
        doubts,
        public_link: pictureLink(bucket, key),
      }));
  const inputs = picturesOf('input');
  return {
    attempt_id: row.attempt_id,
    status: row.status,
    output_contents: picturesOf('output').map(({ public_link }) => ({ link: public_link, public_link })),
    category_slug: row.category_slug,
    user_prompt: row.prompt,
    created_at: row.created_at.toISOString(),
    input_public_link: inputs[0]?.public_link ?? '',
    inputs,
    returned: row.is_returned,
    progress: row.progress,
    step: row.step,
    problem: row.problem,
    product_id: row.product_id,
    product_title: titles.get(row.product_id ?? '') ?? null,
    source_content_id: row.source_content_id,
    settlement: row.settlement,
    batch_id: row.batch_id,
    ahead: row.ahead,
  };
}

export async function wiresOf(
  { db }: Pick<AppContext, 'db'>,
  merchantId: string,
  rows: readonly GenerationRow[],
): Promise<GenerationWire[]> {
  const ids = [...new Set(rows.map((row) => row.product_id).filter((id) => id !== null))];
  const titles = ids.length > 0 ? await findProductTitles(db, merchantId, ids) : new Map<string, string>();
  return rows.map((row) => wireOf(row, titles));
}
