import { imageTypes } from '@brigade/domain/platform/images/imageFile.ts';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ImageField_image$key } from '../../__generated__/ImageField_image.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FileField } from '../../ui/fields/FileField.tsx';
import { PictureCircle } from '../../ui/layout/PictureCircle.tsx';
import styles from './ImageField.module.css';
import { useImageUpload } from './useImageUpload.ts';

interface Props {
  label: string;
  /** The stored image; null for a new location or organization. */
  image: ImageField_image$key | null;
  name?: string | undefined;
  description?: string | undefined;
  /** The error of the chosen image. */
  errorMessage?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Called after the upload. The image is not used until the form saves its id. */
  onUploaded: (publicId: string) => void;
  onRemoved: () => void;
}

/** An unsaved choice. */
interface Draft {
  /** The public id of the image stored when the choice was made. If it changes, the choice was saved or is stale. */
  readonly stored: string | null;
  /** Null to remove the image. */
  readonly url: string | null;
}

const types = imageTypes.join(',');

/** The image of a location or organization. Uploads a chosen file immediately, and previews it until the form is saved. */
export function ImageField({ image, onUploaded, onRemoved, errorMessage, ...field }: Props) {
  const data = useFragment(
    graphql`
      fragment ImageField_image on Image @throwOnFieldError {
        publicId
        url
        isPlaceholder
      }
    `,
    image,
  );
  const stored = data?.publicId ?? null;
  const [draft, setDraft] = useState<Draft | null>(null);
  const { progress, error, start, clear } = useImageUpload(({ publicId, url }) => {
    setDraft({ stored, url });
    onUploaded(publicId);
  });
  const storedUrl = data === null || data === undefined || data.isPlaceholder ? null : data.url;
  const url = draft?.stored === stored ? draft.url : storedUrl;
  const isUploading = progress !== null;

  const remove = () => {
    clear();
    setDraft({ stored, url: null });
    onRemoved();
  };

  return (
    <FileField
      {...field}
      description={field.description ?? 'JPEG, PNG or WebP, at most 5 MB. It is cropped to a square.'}
      errorMessage={error ?? errorMessage}
      accept={types}
      action={url === null ? 'Choose an image' : 'Change'}
      onChosen={(file) => void start(file)}
      preview={
        <span className={styles.preview} data-busy={isUploading || undefined}>
          <PictureCircle src={url} />
        </span>
      }
    >
      {url === null || isUploading || field.isDisabled ? null : (
        <Button variant="text" size="small" onPress={remove}>
          Remove
        </Button>
      )}
      {isUploading ? (
        <>
          <progress className={styles.progress} value={progress} aria-label={`${field.label}: uploading`} />
          <Button variant="text" size="small" onPress={clear}>
            Cancel
          </Button>
        </>
      ) : null}
    </FileField>
  );
}
