import { graphql, useFragment } from 'react-relay/hooks';
import type { ProTable_pros$key } from '../../__generated__/ProTable_pros.graphql.ts';
import { Term } from '../../platform/glossary/Term.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Table } from '../../ui/layout/Table.tsx';
import type { TableColumn } from '../../ui/layout/tableModel.ts';
import type { TextLinkProps } from '../../ui/navigation/TextLink.tsx';
import { useListedPros } from '../profiles/useListedPros.ts';
import { ProRow } from './ProRow.tsx';

const columns: readonly TableColumn[] = [
  { id: 'pro', header: 'Pro' },
  { id: 'rating', header: 'Rating', isBrief: true },
  { id: 'worked', header: 'Shifts worked', align: 'end', isBrief: true },
  {
    id: 'completion',
    header: 'Completed',
    heading: <Term id="reliability">Completed</Term>,
    align: 'end',
    isBrief: true,
  },
  { id: 'actions', header: 'Actions', isHeaderHidden: true, align: 'end' },
];

/** What both looks of the list are given. */
export interface ShownPros {
  locationId: number;
  /** Of the location's node. */
  locationNodeId: string;
  /** UUIDs. */
  picked: readonly string[];
  isBusy: boolean;
  /** Whether the viewer may offer shifts. */
  canOffer: boolean;
  onPicked: (picked: readonly string[]) => void;
  /** The UUID of the pro whose profile is open beside the list. */
  opened: string | null;
  /** What the names of pros lead to. */
  linkTo: (uuid: string) => TextLinkProps;
}

/** Pros as rows, to compare by their numbers. */
export function ProTable({
  pros: keys,
  locationId,
  locationNodeId,
  picked,
  isBusy,
  canOffer,
  onPicked,
  opened,
  linkTo,
}: ShownPros & { pros: ProTable_pros$key }) {
  const pros = useFragment(
    graphql`
      fragment ProTable_pros on Pro @relay(plural: true) @throwOnFieldError {
        uuid
        ...ProRow_pro
      }
    `,
    keys,
  );
  const ids = pros.map(({ uuid }) => uuid);
  useListedPros(locationId, 'search', ids);
  return (
    <Card padding="none">
      <Table
        label="Pros"
        columns={columns}
        isBusy={isBusy}
        selection={{
          ids,
          selected: new Set(picked),
          onSelected: (selected) =>
            // Who was picked before and is not in this list stays picked.
            onPicked([
              ...picked.filter((uuid) => !ids.includes(uuid)),
              ...ids.filter((uuid) => selected.has(uuid)),
            ]),
        }}
      >
        {pros.map((pro) => (
          <ProRow
            key={pro.uuid}
            pro={pro}
            locationId={locationId}
            locationNodeId={locationNodeId}
            canOffer={canOffer}
            isOpen={pro.uuid === opened}
            link={linkTo(pro.uuid)}
          />
        ))}
      </Table>
    </Card>
  );
}
