import { type FigureChange, figureChange } from '@brigade/domain/insight/dashboards/figureChange.ts';
import { type Figures, formatFigure, type Measure } from '@brigade/domain/insight/dashboards/measures.ts';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { MeasureLabel } from './MeasureLabel.tsx';
import styles from './dashboards.module.css';

interface Props {
  measures: readonly Measure[];
  total: { readonly figures: Figures; readonly compared: Figures | null };
}

const icons = { up: TrendingUp, down: TrendingDown, same: null };

/** The main figures of a dashboard, and how they changed. */
export function DashboardTiles({ measures, total: { figures, compared } }: Props) {
  return (
    <dl className={styles.tiles}>
      {measures.map((measure) => {
        const { key, kind } = measure;
        return (
          <div key={key} className={styles.tile}>
            <dt className={styles.tileLabel}>
              <MeasureLabel measure={measure} />
            </dt>
            <dd className={styles.tileValue}>{formatFigure(figures[key], kind)}</dd>
            {compared ? <Change change={figureChange(measure, figures[key], compared[key])} /> : null}
          </div>
        );
      })}
    </dl>
  );
}

function Change({ change: { direction, isGood, text } }: { change: FigureChange }) {
  const Icon = icons[direction];
  return (
    <dd className={styles.change} data-good={isGood ?? undefined}>
      {Icon ? <Icon aria-hidden="true" /> : null}
      {text}
    </dd>
  );
}
