import type { GenerationWire } from 'shared-contracts';
import { pictureLink } from '../common/links.ts';
import type { GenerationRow } from './repository.ts';

/** A generation as it travels (promise 3.16.1). Its links are not guessed, and do not run out. */
export function wireOf(row: GenerationRow): GenerationWire {
  const linksOf = (role: 'input' | 'output') =>
    (row.pictures ?? []).filter((picture) => picture.role === role).map(({ bucket, key }) => pictureLink(bucket, key));
  return {
    attempt_id: row.attempt_id,
    status: row.status,
    output_contents: linksOf('output').map((link) => ({ link, public_link: link })),
    category_slug: row.category_slug,
    user_prompt: row.prompt,
    created_at: row.created_at.toISOString(),
    input_public_link: linksOf('input')[0] ?? '',
    progress: row.progress,
    step: row.step,
    problem: row.problem,
    product_id: row.product_id,
    source_content_id: row.source_content_id,
    settlement: row.settlement,
  };
}
