import Bookmark from 'lucide-react/icons/bookmark';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import type { PostingValues } from './postingValues.ts';
import { templateOf } from './templateValues.ts';

const SaveTemplateDialog = lazy(() => import('../gigTemplates/SaveTemplateDialog.tsx'));

interface Props {
  /** Of the location's node. */
  locationId: string;
  values: PostingValues;
  /** The name of the first position; empty until one is chosen. */
  position: string;
}

/** Saves the content of the form as a template. */
export function SaveTemplate({ locationId, values, position }: Props) {
  const [isSaving, setIsSaving] = useState(false);
  return (
    <>
      <Button
        variant="text"
        size="small"
        icon={<Bookmark aria-hidden="true" />}
        isDisabled={position === ''}
        onPress={() => setIsSaving(true)}
      >
        Save as template
      </Button>
      <Suspense>
        {isSaving ? (
          <SaveTemplateDialog
            template={templateOf(locationId, values)}
            suggestedName={position}
            onClosed={() => setIsSaving(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
