import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ConflictPanel_conflict$key } from '../../__generated__/ConflictPanel_conflict.graphql.ts';
import { ChangedFields } from './ChangedFields.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import styles from './ConflictPanel.module.css';

interface Props {
  conflict: ConflictPanel_conflict$key;
  onTheirsTaken: () => void;
  onMineKept: () => void;
}

/** The changes that another user made while this form was open. The viewer decides which version to keep. */
export function ConflictPanel({ conflict, onTheirsTaken, onMineKept }: Props) {
  const { changes } = useFragment(
    graphql`
      fragment ConflictPanel_conflict on GigConflict {
        changes {
          databaseId
          actorName
          summary
          ...ChangedFields_change
        }
      }
    `,
    conflict,
  );
  const panel = useRef<HTMLDivElement>(null);
  // The save button is at the end of the form, far from this panel.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <InlineAlert tone="warning" title="This shift changed while you were editing it" isLive>
      <div ref={panel} className={styles.conflict}>
        {changes.map((change) => (
          <div key={change.databaseId} className={styles.change}>
            <p className={styles.deed}>
              <strong>{change.actorName ?? 'System'}</strong> {change.summary}
            </p>
            <ChangedFields change={change} />
          </div>
        ))}
        <p className={styles.deed}>
          “Keep mine” keeps your edits and loads the other changes. “Take theirs” discards your edits.
        </p>
        <div className={styles.actions}>
          <Button variant="outlined" size="small" onPress={onTheirsTaken}>
            Take theirs
          </Button>
          <Button size="small" onPress={onMineKept}>
            Keep mine
          </Button>
        </div>
      </div>
    </InlineAlert>
  );
}
