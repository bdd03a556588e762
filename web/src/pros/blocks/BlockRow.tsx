import { blockReasonLabel, blockReasons } from '@brigade/domain/pros/blocks/blockReason.ts';
import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { BlockRow_block$key } from '../../__generated__/BlockRow_block.graphql.ts';
import { ProAvatar } from '../profiles/ProAvatar.tsx';
import { Avatar } from '../../ui/layout/Avatar.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { useViewer } from '../../businesses/locations/ViewerProvider.tsx';
import { unblockWithUndo } from './unblockWithUndo.ts';
import styles from './BlockList.module.css';

interface Props {
  block: BlockRow_block$key;
  /** Of the location's node. */
  locationId: string;
  locationDatabaseId: number;
  zone: string | null;
}

/** Who is blocked, why and since when, and the way back. */
export function BlockRow({ block: key, locationId, locationDatabaseId, zone }: Props) {
  const block = useFragment(
    graphql`
      fragment BlockRow_block on ProBlock @throwOnFieldError {
        reason
        feedback
        createdAt
        locationDatabaseIds
        pro {
          id
          uuid
          displayName
          ...ProAvatar_pro
        }
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const { isPlatformAdmin } = useViewer();
  const [isLifting, setIsLifting] = useState(false);
  const { pro } = block;
  const name = pro?.displayName ?? 'Former pro';
  const reason = blockReasons.find((known) => known === block.reason);
  const others = block.locationDatabaseIds.length - 1;

  const lift = async (proId: string) => {
    setIsLifting(true);
    await unblockWithUndo(environment, { proId, locationId, name });
    setIsLifting(false);
  };

  return (
    <li className={styles.row}>
      {pro ? <ProAvatar pro={pro} /> : <Avatar name={name} />}
      <div className={styles.text}>
        {pro ? (
          <TextLink href={`/locations/${locationDatabaseId}/connect/pros/${pro.uuid}`}>{name}</TextLink>
        ) : (
          name
        )}
        <span className={styles.facts}>
          {reason ? blockReasonLabel(reason) : null}
          {block.createdAt ? (
            <>
              {' · since '}
              <DateText instant={block.createdAt} zone={zone} format="day" />
            </>
          ) : null}
          {others > 0 ? ` · and at ${others === 1 ? 'another location' : `${others} other locations`}` : null}
        </span>
        {block.feedback ? <span className={styles.feedback}>“{block.feedback}”</span> : null}
      </div>
      {block.reason === 'BLOCKED_BY_PLATFORM_ADMIN' && !isPlatformAdmin ? (
        <span className={styles.hint}>Only the platform can lift this.</span>
      ) : pro ? (
        <Button
          variant="outlined"
          size="small"
          isLoading={isLifting}
          aria-label={`Unblock ${name}`}
          onPress={() => void lift(pro.id)}
        >
          Unblock
        </Button>
      ) : null}
    </li>
  );
}
