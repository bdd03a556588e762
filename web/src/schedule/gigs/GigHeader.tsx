import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GigHeader_access$key } from '../../__generated__/GigHeader_access.graphql.ts';
import type { GigHeader_gig$key } from '../../__generated__/GigHeader_gig.graphql.ts';
import { useRecentPage } from '../../businesses/locations/recent/useRecentPage.ts';
import { LiveStatus } from '../../platform/live/LiveStatus.tsx';
import type { LiveState } from '../../platform/live/liveState.ts';
import { DateText } from '../../ui/layout/DateText.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { TabLinks } from '../../ui/navigation/TabLinks.tsx';
import { TimeRange } from '../../ui/layout/TimeRange.tsx';
import { GigStatusBadge } from './GigStatusBadge.tsx';
import { useDecidesOnApplicants } from './useDecidesOnApplicants.ts';
import { PositionLabel } from '../../pros/skills/PositionLabel.tsx';

interface Props {
  gig: GigHeader_gig$key;
  access: GigHeader_access$key;
  locationId: number;
  currentTab: 'overview' | 'applicants' | 'roster';
  /** The state of the live updates. */
  live?: LiveState;
  /** What else the page says below the name of the gig, such as its recurrence rule. */
  note?: ReactNode;
  /** The actions of the page. */
  actions?: ReactNode;
}

/** The page header of a gig, with its tabs. */
export function GigHeader({ gig, access, locationId, currentTab, live, note, actions }: Props) {
  const data = useFragment(
    graphql`
      fragment GigHeader_gig on Gig @throwOnFieldError {
        databaseId
        startTime
        endTime
        timeZone
        skill {
          name
        }
        fill {
          applications
          cancelled
          confirmed
        }
        ...GigStatusBadge_gig
      }
    `,
    gig,
  );
  const decidesOnApplicants = useDecidesOnApplicants(
    useFragment(
      graphql`
        fragment GigHeader_access on Gig {
          ...useDecidesOnApplicants_gig
        }
      `,
      access,
    ),
  );
  const gigsHref = `/locations/${locationId}`;
  const href = `${gigsHref}/gigs/${data.databaseId}`;
  const name = data.skill.name;
  // Those who decide about no applicant come to their list only by its address.
  const hasApplicants = decidesOnApplicants || currentTab === 'applicants';
  useRecentPage(href, `${name} #${data.databaseId}`);

  return (
    <PageHeader
      breadcrumbs={[{ label: 'Shifts', href: gigsHref }, { label: `#${data.databaseId}` }]}
      title={<PositionLabel name={name} />}
      meta={
        <>
          <GigStatusBadge gig={data} />
          {live ? <LiveStatus state={live} /> : null}
        </>
      }
      actions={actions}
      subtitle={
        <>
          <DateText instant={data.startTime} zone={data.timeZone} format="day" />
          {' · '}
          <TimeRange start={data.startTime} end={data.endTime} zone={data.timeZone} isZoneShown />
          {note ? <> · {note}</> : null}
        </>
      }
    >
      <title>{`${name} #${data.databaseId} · Brigade`}</title>
      <TabLinks
        label="Shift"
        currentId={currentTab}
        tabs={[
          { id: 'overview', label: 'Overview', href },
          ...(hasApplicants
            ? [
                {
                  id: 'applicants',
                  label: 'Applicants',
                  href: `${href}/applicants`,
                  count: data.fill.applications - data.fill.cancelled,
                },
              ]
            : []),
          { id: 'roster', label: 'Roster', href: `${href}/roster`, count: data.fill.confirmed },
        ]}
      />
    </PageHeader>
  );
}
