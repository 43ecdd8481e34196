import { useState } from 'react';
import { type ImportCheck, type ImportRow, type ImportVerdict, importColumnTitles as names } from 'shared-contracts';
import { Badge, Card, FilterChips, Pagination, Stack, Text, type Tone } from 'shared-design-system/office';
import { DataTable } from '../data-table/data-table.tsx';
import { importTexts } from '../texts.ts';

const words = importTexts.rows;
const perPage = 20;
const tones = {
  add: 'happy',
  update: 'info',
  same: 'neutral',
  known: 'warn',
  error: 'danger',
} as const satisfies Record<ImportVerdict, Tone>;

function reasonsOf(row: ImportRow) {
  const { problems, notes, fields } = row;
  const reasons = [
    ...problems.map(({ code, field, value }) => words.problems[code](value, field ? names[field] : '')),
    ...(fields.length ? [words.changes(fields.map((field) => names[field].toLowerCase()))] : []),
    ...notes.map(({ code, value }) => words.notes[code](value)),
  ];
  if (reasons.length === 0) return null;
  return (
    <Stack gap={1}>
      {reasons.map((text) => (
        <Text key={text} size="s">
          {text}
        </Text>
      ))}
    </Stack>
  );
}

const verdictColumn = {
  key: 'verdict',
  title: words.verdict,
  cell: (row: ImportRow) => <Badge tone={tones[row.verdict]}>{words.verdictOf[row.verdict]}</Badge>,
};

function Rows({
  label,
  rows,
  page,
  onPage,
}: {
  label: string;
  rows: readonly ImportRow[];
  page: number;
  onPage: (page: number) => void;
}) {
  const pages = Math.max(1, Math.ceil(rows.length / perPage));
  const at = Math.min(page, pages);
  return (
    <>
      <DataTable
        label={label}
        rows={rows.slice((at - 1) * perPage, at * perPage)}
        keyOf={({ line }) => String(line)}
        empty={<Text tone="muted">{words.none}</Text>}
        columns={[
          { key: 'title', title: words.product, cell: ({ title }) => title || words.untitled },
          { key: 'line', title: words.lineHead, cell: ({ line }) => line, numeric: true },
          ...(label === words.skipped ? [] : [verdictColumn]),
          { key: 'reasons', title: words.reasons, cell: reasonsOf },
        ]}
      />
      <Pagination page={at} pages={pages} onChange={onPage} />
    </>
  );
}

export function RowsCard({ checked }: { checked: ImportCheck }) {
  const { counts, rows } = checked;
  const [verdict, setVerdict] = useState<ImportVerdict | ''>(counts.error > 0 ? 'error' : '');
  const [page, setPage] = useState(1);
  const shown = verdict === '' ? rows : rows.filter((row) => row.verdict === verdict);
  const order = (['error', 'known', 'add', 'update', 'same'] as const).filter(
    (value) => value !== 'known' || counts.known > 0,
  );
  return (
    <Card title={words.title} gap={3}>
      <FilterChips
        label={words.filter}
        value={verdict}
        onChange={(value) => {
          setVerdict(value);
          setPage(1);
        }}
        options={[
          { value: '', label: words.all, count: rows.length },
          ...order.map((value) => ({ value, label: words.verdicts[value], count: counts[value] })),
        ]}
      />
      <Rows label={words.title} rows={shown} page={page} onPage={setPage} />
    </Card>
  );
}

export function SkippedCard({ rows }: { rows: readonly ImportRow[] }) {
  const [page, setPage] = useState(1);
  const skipped = rows.filter(({ verdict }) => verdict === 'error');
  if (skipped.length === 0) return null;
  return (
    <Card title={words.skipped} gap={3}>
      <Rows label={words.skipped} rows={skipped} page={page} onPage={setPage} />
    </Card>
  );
}
