import { useState } from 'react';
import { type TelemetryPeriod, telemetryPeriods } from 'shared-contracts';
import { Button, EmptyState, FilterChips, Page, RowList, Skeleton, Text } from 'shared-design-system/office';
import { Loaded } from 'shared-runtime/screens';
import { useReadModulesQuery } from '../features/remotes/api.ts';
import { ModuleActions } from '../features/remotes/components/module-actions.tsx';
import { ModuleHeads, ModuleRow } from '../features/remotes/components/module-row.tsx';
import { texts } from '../features/remotes/texts.ts';

const periods = Object.keys(telemetryPeriods) as TelemetryPeriod[];

export default function RemotesScreen() {
  const [period, setPeriod] = useState<TelemetryPeriod>('day');
  const query = useReadModulesQuery(period, { refetchOnMountOrArgChange: true });
  return (
    <Page
      title={texts.title}
      padded={false}
      actions={
        <Button variant="outline" icon="refresh" loading={query.isFetching} onClick={() => void query.refetch()}>
          {texts.refresh}
        </Button>
      }
    >
      <Loaded query={query} failed={texts.failed} skeleton={<Skeleton shape="block" lines={8} />}>
        {({ modules, refusedReports }) => (
          <>
            <RowList
              label={texts.list}
              heads={<ModuleHeads />}
              tools={
                <FilterChips
                  label={texts.period}
                  value={period}
                  onChange={setPeriod}
                  options={periods.map((value) => ({ value, label: texts.periods[value] }))}
                />
              }
              state={
                modules.length > 0 ? null : (
                  <EmptyState icon="layers" title={texts.empty.title} text={texts.empty.text} />
                )
              }
            >
              {modules.map((module) => (
                <ModuleRow key={module.name} module={module} actions={<ModuleActions module={module} />} />
              ))}
            </RowList>
            {refusedReports > 0 ? <Text tone="muted">{texts.refused(refusedReports)}</Text> : null}
          </>
        )}
      </Loaded>
    </Page>
  );
}
