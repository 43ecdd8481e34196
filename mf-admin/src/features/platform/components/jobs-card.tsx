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
import { describeFailure, useStaff } from 'shared-runtime';
import { useDropDeadJobsMutation, useRunDeadJobsMutation } from '../api.ts';
import { texts } from '../texts.ts';

const words = texts.jobs;

type Job = Platform['jobs'][number];

/** Jobs that wait or run, and those that failed for good, which may be run again or dropped. */
export function JobsCard({ jobs }: { jobs: readonly Job[] }) {
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
              trailing={job.dead > 0 ? <Dead job={job} /> : null}
            />
          ))}
        </RowList>
      ) : null}
    </Card>
  );
}

function Dead({ job: { name, dead } }: { job: Job }) {
  const [run, running] = useRunDeadJobsMutation();
  const [drop, dropping] = useDropDeadJobsMutation();
  const staff = useStaff();
  const confirm = useConfirm();
  const { show } = useToast();
  const tell = ({ data, error }: { data?: { count: number }; error?: unknown }, done: (count: number) => string) =>
    data
      ? show({ type: 'happy', title: done(data.count) })
      : show({ type: 'danger', title: words.failed, text: describeFailure(error) });
  const dropAll = async () => {
    if ((await confirm({ ...words.sure(name), tone: 'danger' })) === 'confirm')
      tell(await drop({ name }), words.dropped);
  };
  return (
    <Inline>
      <Badge tone="danger">{words.dead(dead)}</Badge>
      {staff && mayCall(runDeadJobs, staff.role) ? (
        <>
          <Button
            variant="outline"
            size="s"
            loading={running.isLoading}
            onClick={() => void run({ name }).then((answer) => tell(answer, words.ran))}
          >
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
