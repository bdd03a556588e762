import { useRef } from 'react';
import { BarChart } from '../../insight/dashboards/chart/BarChart.tsx';
import { systemMs } from '../../platform/clock/currentTime.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Disclosure } from '../../ui/layout/Disclosure.tsx';
import { browserZone } from '../../ui/theme/browserZone.ts';
import styles from './apiUsage.module.css';
import { usagePicture } from './usageChart.ts';
import type { UsageChoice } from './usageSearch.ts';
import type { UsedBy } from './usageSources.ts';
import { UsageStepTable } from './UsageStepTable.tsx';

interface Props {
  sources: readonly UsedBy[];
  choice: UsageChoice;
}

/** What was used over time, and the table behind it. */
export function UsageChartCard({ sources, choice }: Props) {
  const picture = useRef<SVGSVGElement>(null);
  const shown = usagePicture(sources, choice, { nowMs: systemMs(), zone: browserZone() });
  return (
    <Card title={shown.chart.title}>
      {shown.isEmpty ? (
        <p className={styles.note}>
          {choice.measure === 'refusals' ? 'Nothing was refused.' : 'Nothing was used.'}
        </p>
      ) : (
        <>
          <BarChart chart={shown.chart} picture={picture} />
          <Disclosure summary="Show as a table">
            <UsageStepTable picture={shown} measure={choice.measure} />
          </Disclosure>
        </>
      )}
    </Card>
  );
}
