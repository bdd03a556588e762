import type { DashboardName } from '@brigade/domain/insight/dashboards/dashboardNames.ts';
import { measuresOf } from '@brigade/domain/insight/dashboards/measures.ts';
import { sortPositions } from '@brigade/domain/insight/dashboards/sortPositions.ts';
import { DashboardPicture } from './DashboardPicture.tsx';
import type { DashboardRow } from './dashboardRow.ts';
import { type Picture, picturesOf } from './picturedRows.ts';

interface Props {
  name: DashboardName;
  weeks: readonly DashboardRow[];
  positions: readonly DashboardRow[];
  /** The period and the answer, in sentences. */
  description: string;
}

/** The pictures that answer the question of a dashboard. Weeks are in their order, positions by what is pictured. */
export function DashboardPictures({ name, weeks, positions, description }: Props) {
  const rowsOf = ({ by, parts }: Picture) => {
    if (by === 'periods') return weeks;
    const pictured = measuresOf(name).find(({ key }) => parts[0]?.keys.includes(key));
    return pictured ? sortPositions(pictured, positions) : positions;
  };
  return picturesOf(name).map((picture) => (
    <DashboardPicture
      key={picture.file}
      picture={picture}
      rows={rowsOf(picture)}
      description={`${description} The tables below have the same figures.`}
    />
  ));
}
