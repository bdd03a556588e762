import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AddNoteButton_location$key } from '../../__generated__/AddNoteButton_location.graphql.ts';
import type { AddNoteButton_pro$key } from '../../__generated__/AddNoteButton_pro.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';

const AddProNoteDialog = lazy(() => import('./AddProNoteDialog.tsx'));

interface Props {
  pro: AddNoteButton_pro$key;
  location: AddNoteButton_location$key;
  /** Called when a note was added. */
  onAdded?: () => void;
}

/** Adds a note about a pro. Hidden from a viewer without the permission to read notes. */
export function AddNoteButton({ pro: proKey, location: locationKey, onAdded }: Props) {
  const pro = useFragment(
    graphql`
      fragment AddNoteButton_pro on Pro @throwOnFieldError {
        id
        displayName
      }
    `,
    proKey,
  );
  const location = useFragment(
    graphql`
      fragment AddNoteButton_location on Location @throwOnFieldError {
        id
        viewerCanManageApplicants @catch(to: NULL)
      }
    `,
    locationKey,
  );
  const [isAdding, setIsAdding] = useState(false);
  if (!location.viewerCanManageApplicants) return null;

  return (
    <>
      <Button variant="outlined" size="small" onPress={() => setIsAdding(true)}>
        Add note
      </Button>
      <Suspense>
        {isAdding ? (
          <AddProNoteDialog
            proId={pro.id}
            locationId={location.id}
            name={pro.displayName}
            onAdded={onAdded}
            onClosed={() => setIsAdding(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
