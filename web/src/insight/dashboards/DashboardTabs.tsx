import {
  dashboardLabel,
  type DashboardName,
  dashboardNames,
} from '@brigade/domain/insight/dashboards/dashboardNames.ts';
import { TabLinks } from '../../ui/navigation/TabLinks.tsx';
import { type DashboardChoice, dashboardHref } from './dashboardSearch.ts';

interface Props {
  /** The address of what the dashboards are about, like `/locations/1`. */
  place: string;
  /** Null on a page that is none of them. */
  current: DashboardName | null;
  /** The filters, which the other dashboards keep. */
  choice: DashboardChoice;
}

/** The dashboards of a location or an organization. */
export function DashboardTabs({ place, current, choice }: Props) {
  return (
    <div data-tour="reports">
      <TabLinks
        label="Reports"
        tabs={dashboardNames.map((name) => ({
          id: name,
          label: dashboardLabel(name),
          href: dashboardHref(place, name, choice),
        }))}
        currentId={current ?? ''}
      />
    </div>
  );
}
