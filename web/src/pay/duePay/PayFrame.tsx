import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PayFrame_location$key } from '../../__generated__/PayFrame_location.graphql.ts';
import { LiveStatus } from '../../platform/live/LiveStatus.tsx';
import { stringifySearch } from '../../platform/screen/searchParams.ts';
import { useLocationLive } from '../../schedule/gigs/useLocationLive.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { SegmentedLinks } from '../../ui/navigation/SegmentedLinks.tsx';
import { CannotPay } from '../payments/CannotPay.tsx';
import { PayLinks } from './PayLinks.tsx';
import { type PayChoice, writePaySearch } from './paySearch.ts';

interface Props {
  choice: PayChoice;
  location: PayFrame_location$key;
  locationId: number;
  /** Called after something changed at the location. */
  onChanged: () => void;
  /** Draws the list. */
  children: (rights: { canBlock: boolean }) => ReactNode;
}

/** The frame of both lists of what is due, or why the viewer may not pay. */
export function PayFrame({ location, locationId, choice, onChanged, children }: Props) {
  const data = useFragment(
    graphql`
      fragment PayFrame_location on Location @throwOnFieldError {
        ...useLocationLive_location
        name
        viewerCanPay @catch(to: NULL)
        viewerCannotPayReason @catch(to: NULL)
        viewerCanManageBlocks @catch(to: NULL)
        ...PayLinks_location
      }
    `,
    location,
  );
  const canPay = data.viewerCanPay === true;
  const live = useLocationLive(canPay ? data : null, onChanged);
  const hrefOf = (by: PayChoice['by']) =>
    `/locations/${locationId}/pay${stringifySearch({ ...writePaySearch({ ...choice, by }) })}`;

  return (
    <>
      <PageHeader
        title={<span data-tour="pay">Pay</span>}
        subtitle={data.name}
        meta={canPay ? <LiveStatus state={live} /> : null}
        actions={canPay ? <PayLinks location={data} locationId={locationId} /> : null}
      >
        <title>{`Pay · ${data.name} · Brigade`}</title>
        {canPay ? (
          <SegmentedLinks
            label="Pay by"
            currentId={choice.by}
            segments={[
              { id: 'shift', label: 'By shift', href: hrefOf('shift') },
              { id: 'person', label: 'By person', href: hrefOf('person') },
            ]}
          />
        ) : null}
      </PageHeader>
      {canPay ? (
        children({ canBlock: data.viewerCanManageBlocks === true })
      ) : (
        <CannotPay reason={data.viewerCannotPayReason} />
      )}
    </>
  );
}
