import { graphql, useFragment } from 'react-relay/hooks';
import type { RowActs_application$key } from '../../../__generated__/RowActs_application.graphql.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { DateText } from '../../../ui/layout/DateText.tsx';
import type { Act } from './act.ts';
import { actLabels } from './actLabels.ts';
import type { Outbox } from './outbox.ts';
import { RefusedAct } from './RefusedAct.tsx';
import styles from './RowActs.module.css';

interface Props {
  application: RowActs_application$key;
  /** In their order. */
  acts: readonly Act[];
  /** The IANA zone of the location, if known. */
  zone: string | null | undefined;
  /** Whether the viewer may replace what the server has. */
  canReplace: boolean;
  outbox: Outbox;
}

/** What was recorded about a pro on this device: what waits to be sent, and what has to be decided. */
export default function RowActs({ application, acts, zone, canReplace, outbox }: Props) {
  const data = useFragment(
    graphql`
      fragment RowActs_application on GigApplication @throwOnFieldError {
        ...RefusedAct_application
      }
    `,
    application,
  );
  return (
    <ul className={styles.acts}>
      {acts.map((act) => (
        <li key={act.order} className={styles.act}>
          {act.refusal === null ? (
            <>
              <span>
                {actLabels[act.kind]} <DateText instant={act.time} zone={zone} format="time" />
                <span className={styles.waiting}> · Waiting to send</span>
                {act.note === null ? null : <span className={styles.note}> · {act.note}</span>}
              </span>
              {act.isSent ? null : (
                <Button variant="ghost" size="small" onPress={() => void outbox.withdraw(act.order)}>
                  Undo
                </Button>
              )}
            </>
          ) : (
            <RefusedAct
              application={data}
              act={act}
              refusal={act.refusal}
              zone={zone}
              canReplace={canReplace}
              outbox={outbox}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
