import { dashboardSlug, type DashboardName } from '@brigade/domain/insight/dashboards/dashboardNames.ts';
import ImageDown from 'lucide-react/icons/image-down';
import { useRef } from 'react';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { BarChart } from './chart/BarChart.tsx';
import type { DashboardRow } from './dashboardRow.ts';
import styles from './dashboards.module.css';
import { picturedBy, pictureOf } from './picturedRows.ts';
import { pictureHref } from './pictureHref.ts';

interface Props {
  name: DashboardName;
  weeks: readonly DashboardRow[];
  positions: readonly DashboardRow[];
  answer: string;
  period: string;
}

/** The one picture that answers the question of a dashboard. */
export function DashboardPicture({ name, weeks, positions, answer, period }: Props) {
  const picture = useRef<SVGSVGElement>(null);
  const rows = picturedBy(name) === 'periods' ? weeks : positions;
  const chart = pictureOf(name, rows, `${period}. ${answer} The tables below have the same figures.`);
  return (
    <Card
      title={chart.title}
      actions={
        <LinkButton
          variant="outlined"
          size="small"
          icon={<ImageDown aria-hidden="true" />}
          href="#"
          download={`${dashboardSlug(name)}.svg`}
          onClick={(event) => {
            // The picture is made when someone wants it: colors may have changed since it was drawn.
            if (picture.current) event.currentTarget.href = pictureHref(picture.current);
          }}
        >
          Save picture
        </LinkButton>
      }
    >
      <BarChart chart={chart} picture={picture} />
      {rows.some(({ isPartial }) => isPartial) ? (
        <p className={styles.note}>A dashed outline marks a week with fewer than seven days.</p>
      ) : null}
    </Card>
  );
}
