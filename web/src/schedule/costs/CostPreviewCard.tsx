import { costLineLabel } from '@brigade/domain/schedule/costs/costLineLabel.ts';
import type { CostRates } from '@brigade/domain/schedule/costs/costRates.ts';
import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { wageLimits } from '@brigade/domain/schedule/gigs/wage.ts';
import { formatDay } from '@brigade/domain/platform/time/formatTime.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { CostLines } from './CostLines.tsx';
import styles from './CostPreview.module.css';
import { LateCancellation } from './LateCancellation.tsx';
import { type CostedShift, type CostPart, previewCost, type SharedTerms } from './previewCost.ts';

interface Props extends SharedTerms {
  /** The soonest first. */
  shifts: readonly CostedShift[];
  rates: CostRates;
  /** IANA name of the zone of the place. */
  zone: string;
}

/** The cost of shifts that are not posted yet. */
export function CostPreviewCard({ shifts, rates, zone, ...terms }: Props) {
  if (shifts.some(({ wageCents }) => wageCents > wageLimits.most)) {
    const most = formatMoney(wageLimits.most, 'USD');
    return (
      <Card title="Cost">
        <InlineAlert tone="warning">{`A shift can pay ${most} an hour at most.`}</InlineAlert>
      </Card>
    );
  }
  const cost = previewCost(shifts, terms, rates, zone);
  if (!cost) {
    return (
      <Card title="Cost">
        <p className={styles.hint}>Choose a position, times and a wage to see what it costs.</p>
      </Card>
    );
  }
  const first = Temporal.PlainDate.from(cost.firstDate).toZonedDateTime(zone).toInstant();
  const day = formatDay(first, zone, currentInstant());
  return (
    <Card title="Cost">
      <div className={styles.parts}>
        <Part
          title={`${day}${shiftCount(cost.onFirstDate, 1)}`}
          part={cost.onFirstDate}
          totalLabel={cost.altogether ? 'This date' : 'Total'}
        />
        {cost.altogether ? (
          <Part
            title={`All ${cost.dates} dates${shiftCount(cost.altogether, cost.dates)}`}
            part={cost.altogether}
            totalLabel="All dates"
          />
        ) : null}
        {rates.gatewayFee ? null : (
          <p className={styles.hint}>Payment processing comes on top: no payment method is set up yet.</p>
        )}
        <LateCancellation terms={rates.cancellation} cost={cost} />
      </div>
    </Card>
  );
}

/** Left out where there is one shift on each date. */
function shiftCount({ shifts }: CostPart, dates: number): string {
  return shifts === dates ? '' : `, ${shifts} shifts`;
}

function Part({ title, part, totalLabel }: { title: string; part: CostPart; totalLabel: string }) {
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <CostLines
        lines={part.lines.map((line) => ({ ...line, label: costLineLabel(line.code) }))}
        totalLabel={totalLabel}
        totalCents={part.totalCents}
      />
    </section>
  );
}
