import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { BlockList_location$key } from '../../__generated__/BlockList_location.graphql.ts';
import type { BlockListPaginationQuery } from '../../__generated__/BlockListPaginationQuery.graphql.ts';
import { NextPage } from '../../platform/paging/NextPage.tsx';
import { Fault } from '../../platform/relay/Fault.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoApplicants } from '../../ui/illustrations/NoApplicants.tsx';
import { MovingRows } from '../../ui/motion/MovingRows.tsx';
import { BlockRow } from './BlockRow.tsx';
import styles from './BlockList.module.css';

/** The blocks of a location, the newest first. */
export function BlockList({ location }: { location: BlockList_location$key }) {
  const { data, ...pages } = usePaginationFragment<BlockListPaginationQuery, BlockList_location$key>(
    graphql`
      fragment BlockList_location on Location
      @refetchable(queryName: "BlockListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @throwOnFieldError {
        id
        databaseId
        timeZone
        proBlocks(first: $count, after: $cursor) @connection(key: "BlockList_proBlocks") {
          edges {
            node {
              databaseId
              pro {
                atLocation(locationDatabaseId: $locationId) {
                  isBlocked @catch(to: NULL)
                }
              }
              ...BlockRow_block
            }
          }
        }
      }
    `,
    location,
  );
  if (!data.proBlocks) throw new Fault('UNKNOWN', 'The blocks of this location could not be loaded.');
  // A pro who was unblocked since the list was loaded is no longer part of it.
  const blocks = data.proBlocks.edges
    .map(({ node }) => node)
    .filter(({ pro }) => pro?.atLocation.isBlocked !== false);
  if (blocks.length === 0 && !pages.hasNext) {
    return (
      <EmptyState illustration={<NoApplicants />} title="No blocked pros">
        Block a pro on their profile to keep them from applying at this location.
      </EmptyState>
    );
  }
  return (
    <>
      <Card padding="none">
        <MovingRows className={styles.rows} aria-label="Blocked pros">
          {blocks.map((block, index) => (
            <BlockRow
              key={block.databaseId ?? index}
              block={block}
              locationId={data.id}
              locationDatabaseId={data.databaseId}
              zone={data.timeZone ?? null}
            />
          ))}
        </MovingRows>
      </Card>
      <NextPage label="Load more blocks" pages={pages} />
    </>
  );
}
