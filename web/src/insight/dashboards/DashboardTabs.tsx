import {
  dashboardLabel,
  type DashboardName,
  dashboardNames,
  dashboardSlug,
} from '@brigade/domain/insight/dashboards/dashboardNames.ts';
import { stringifySearch } from '../../platform/screen/searchParams.ts';
import { TabLinks } from '../../ui/navigation/TabLinks.tsx';
import { type DashboardChoice, writeDashboardSearch } from './dashboardSearch.ts';

interface Props {
  locationId: number;
  /** Null on a page that is none of them. */
  current: DashboardName | null;
  /** The filters, which the other dashboards keep. */
  choice: DashboardChoice;
}

/** The dashboards of a location. */
export function DashboardTabs({ locationId, current, choice }: Props) {
  const search = stringifySearch({ ...writeDashboardSearch(choice) });
  return (
    <TabLinks
      label="Reports"
      tabs={dashboardNames.map((name) => ({
        id: name,
        label: dashboardLabel(name),
        href: `/locations/${locationId}/dashboards/${dashboardSlug(name)}${search}`,
      }))}
      currentId={current ?? ''}
    />
  );
}
