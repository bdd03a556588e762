import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { ProNoteEntry_note$key } from '../../__generated__/ProNoteEntry_note.graphql.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { toastFailure } from '../../ui/feedback/toastOutcome.ts';
import { deleteProNote } from './deleteProNote.ts';
import styles from './ProNotes.module.css';

interface Props {
  note: ProNoteEntry_note$key;
  /** Ids of the pro's and of the location's node. */
  proId: string;
  locationId: string;
  zone: string | null;
}

/** One note with its author and date, and a button to delete it. */
export function ProNoteEntry({ note: key, proId, locationId, zone }: Props) {
  const note = useFragment(
    graphql`
      fragment ProNoteEntry_note on ProNote @throwOnFieldError {
        databaseId
        text
        isShared
        authorName
        createdAt
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const [isDeleting, setIsDeleting] = useState(false);

  const remove = async () => {
    setIsDeleting(true);
    await toastFailure(async () => {
      const refusal = await deleteProNote(environment, { proId, locationId }, note.databaseId);
      if (refusal !== null) toast({ tone: 'danger', title: refusal });
    });
    setIsDeleting(false);
  };

  return (
    <li className={styles.note}>
      <p className={styles.text}>{note.text}</p>
      <div className={styles.foot}>
        <span>
          {note.authorName} · <DateText instant={note.createdAt} zone={zone} format="day" />
        </span>
        {note.isShared ? <Badge>Whole organization</Badge> : null}
        <Button variant="text" size="small" isLoading={isDeleting} onPress={() => void remove()}>
          Delete
        </Button>
      </div>
    </li>
  );
}
