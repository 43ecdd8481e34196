import { useEffect, useState } from 'react';
import { mayCall, type Platform, runDeadJobs } from 'shared-contracts';
import {
  Badge,
  Button,
  Card,
  formatDateTime,
  Inline,
  ListRow,
  RowList,
  Text,
  useConfirm,
  useToast,
} from 'shared-design-system/office';
import { useStaff } from 'shared-runtime';
import { useFailureToast } from 'shared-runtime/screens';
import { useDropDeadJobsMutation, useReadPlatformQuery, useRunDeadJobsMutation } from '../api.ts';
import { texts } from '../texts.ts';

const words = texts.jobs;

type Job = Platform['jobs'][number];

const lookEvery = 2_000;
const lookFor = 60_000;

function useLookAgain(): () => void {
  const [since, setSince] = useState<number>();
  useEffect(() => {
    if (since === undefined) return;
    const end = setTimeout(setSince, lookFor, undefined);
    return () => clearTimeout(end);
  }, [since]);
  useReadPlatformQuery({}, { pollingInterval: since === undefined ? 0 : lookEvery });
  return () => setSince(Date.now());
}

export function JobsCard({ jobs }: { jobs: readonly Job[] }) {
  const lookAgain = useLookAgain();
  const shown = jobs.filter(({ waiting, active, dead }) => waiting + active + dead > 0);
  return (
    <Card title={words.title}>
      {shown.length === 0 ? <Text tone="muted">{words.quiet}</Text> : null}
      {shown.length > 0 ? (
        <RowList label={words.list} compact="bleed">
          {shown.map((job) => (
            <ListRow
              key={job.name}
              title={job.name}
              text={[
                words.state(job.waiting, job.active),
                job.dead_since && words.since(formatDateTime(job.dead_since)),
              ]
                .filter(Boolean)
                .join(' · ')}
              trailing={job.dead > 0 ? <Dead job={job} onRun={lookAgain} /> : null}
            />
          ))}
        </RowList>
      ) : null}
    </Card>
  );
}

function Dead({ job: { name, dead }, onRun }: { job: Job; onRun: () => void }) {
  const [run, running] = useRunDeadJobsMutation();
  const [drop, dropping] = useDropDeadJobsMutation();
  const staff = useStaff();
  const confirm = useConfirm();
  const { show } = useToast();
  const showFailure = useFailureToast();
  const tell = ({ data, error }: { data?: { count: number }; error?: unknown }, done: (count: number) => string) =>
    data ? show({ type: 'happy', title: done(data.count) }) : showFailure(words.failed, error);
  const runAll = async () => {
    tell(await run({ name }), words.ran);
    onRun();
  };
  const dropAll = async () => {
    if ((await confirm({ ...words.sure(name), tone: 'danger' })) === 'confirm')
      tell(await drop({ name }), words.dropped);
  };
  return (
    <Inline>
      <Badge tone="danger">{words.dead(dead)}</Badge>
      {staff && mayCall(runDeadJobs, staff.role) ? (
        <>
          <Button variant="outline" size="s" loading={running.isLoading} onClick={() => void runAll()}>
            {words.run}
          </Button>
          <Button variant="quiet" size="s" loading={dropping.isLoading} onClick={() => void dropAll()}>
            {words.drop}
          </Button>
        </>
      ) : null}
    </Inline>
  );
}
