import ImageDown from 'lucide-react/icons/image-down';
import { useRef } from 'react';
import { useScreenCommands } from '../../platform/commands/screenCommands.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { BarChart } from './chart/BarChart.tsx';
import type { DashboardRow } from './dashboardRow.ts';
import styles from './dashboards.module.css';
import { chartOf, type Picture } from './picturedRows.ts';
import { downloadHref } from '../../ui/actions/downloadHref.ts';
import { pictureHref } from './pictureHref.ts';

interface Props {
  picture: Picture;
  rows: readonly DashboardRow[];
  /** What it shows, in sentences. */
  description: string;
}

/** A picture that answers the question of a dashboard, which can be saved. */
export function DashboardPicture({ picture, rows, description }: Props) {
  const drawing = useRef<SVGSVGElement>(null);
  const chart = chartOf(picture, rows, description);
  const label = `Save picture: ${chart.title.toLowerCase()}`;
  const file = `${picture.file}.svg`;
  useScreenCommands([
    {
      id: picture.file,
      label,
      onAction: () => {
        if (drawing.current) downloadHref(pictureHref(drawing.current), file);
      },
    },
  ]);
  return (
    <Card
      title={chart.title}
      actions={
        <LinkButton
          variant="outlined"
          size="small"
          icon={<ImageDown aria-hidden="true" />}
          href="#"
          aria-label={label}
          download={file}
          onClick={(event) => {
            // The picture is made when someone wants it: colors may have changed since it was drawn.
            if (drawing.current) event.currentTarget.href = pictureHref(drawing.current);
          }}
        >
          Save picture
        </LinkButton>
      }
    >
      <BarChart chart={chart} picture={drawing} />
      {rows.some(({ isPartial }) => isPartial) ? (
        <p className={styles.note}>A dashed outline marks a week with fewer than seven days.</p>
      ) : null}
    </Card>
  );
}
