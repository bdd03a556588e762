import { lazy, type ReactNode, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GigInspector_gig$key } from '../../../__generated__/GigInspector_gig.graphql.ts';
import type { GigInspector_query$key } from '../../../__generated__/GigInspector_query.graphql.ts';
import { currentGigPhase } from '../../../schedule/gigs/currentGigPhase.ts';
import { useDecidesOnApplicants } from '../../../schedule/gigs/useDecidesOnApplicants.ts';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { Tabs } from '../../../ui/navigation/Tabs.tsx';
import { FillingPanel } from './FillingPanel.tsx';
import { type InspectorTab, tabOfPhase } from './inspectorTab.ts';

// Loaded when their tab is opened, or pointed at.
const loadDetails = () => import('./DetailsPanel.tsx');
const loadCost = () => import('../../../schedule/costs/GigCostCard.tsx');
const loadActivity = () => import('../../../schedule/changes/GigActivity.tsx');
const DetailsPanel = lazy(loadDetails);
const GigCostCard = lazy(loadCost);
const GigActivity = lazy(loadActivity);

interface Props {
  gig: GigInspector_gig$key;
  query: GigInspector_query$key;
  locationId: number;
  /** The chosen tab; null for that of the phase of the gig. */
  tab: InspectorTab | null;
  onTab: (tab: InspectorTab) => void;
}

interface Panel {
  readonly id: InspectorTab;
  readonly label: string;
  readonly content: ReactNode;
  readonly preload?: () => Promise<unknown>;
}

/** All about a gig beside its places: how it fills, its terms, what it costs and what happened, one in sight. */
export default function GigInspector({ gig, query, locationId, tab, onTab }: Props) {
  const data = useFragment(
    graphql`
      fragment GigInspector_gig on Gig @throwOnFieldError {
        status
        cost @catch(to: NULL) {
          __typename
        }
        ...currentGigPhase_gig
        ...useDecidesOnApplicants_gig
        ...FillingPanel_gig
        ...DetailsPanel_gig
        ...GigCostCard_gig
        ...GigActivity_gig
      }
    `,
    gig,
  );
  const help = useFragment(
    graphql`
      fragment GigInspector_query on Query {
        ...DetailsPanel_query
      }
    `,
    query,
  );
  const decides = useDecidesOnApplicants(data);
  // The tab that a person reads stays when the phase changes.
  const [first] = useState(() => tabOfPhase[currentGigPhase(data)]);
  const filling: Panel = {
    id: 'filling',
    label: 'Filling',
    content: <FillingPanel gig={data} locationId={locationId} />,
  };
  const cost: Panel = {
    id: 'cost',
    label: 'Cost',
    content: <GigCostCard gig={data} />,
    preload: loadCost,
  };
  const hasCost = data.cost != null && data.status !== 'CANCELLED';
  const panels: readonly Panel[] = [
    ...(decides ? [filling] : []),
    {
      id: 'details',
      label: 'Details',
      content: <DetailsPanel gig={data} query={help} locationId={locationId} />,
      preload: loadDetails,
    },
    ...(hasCost ? [cost] : []),
    { id: 'activity', label: 'Activity', content: <GigActivity gig={data} />, preload: loadActivity },
  ];
  const wanted = tab ?? first;

  return (
    <Tabs
      label="About this shift"
      tabs={panels.map(({ content, ...panel }) => ({
        ...panel,
        content: <Suspense fallback={<SkeletonRows label="Loading" />}>{content}</Suspense>,
      }))}
      selectedId={panels.some(({ id }) => id === wanted) ? wanted : 'details'}
      onSelected={(id) => {
        const chosen = panels.find((panel) => panel.id === id);
        if (chosen) onTab(chosen.id);
      }}
    />
  );
}
