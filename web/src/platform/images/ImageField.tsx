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
  /** What is stored; null where there is nothing to store it with yet. */
  image: ImageField_image$key | null;
  name?: string | undefined;
  description?: string | undefined;
  /** What the form or the server has against the image that was chosen. */
  errorMessage?: string | undefined;
  isDisabled?: boolean | undefined;
  /** The image is uploaded, and belongs to nothing until the form saves its id. */
  onUploaded: (publicId: string) => void;
  onRemoved: () => void;
}

/** A choice that is not saved yet. */
interface Draft {
  /** Of the image that was stored when it was made: once another one is, the choice is saved or out of date. */
  readonly stored: string | null;
  /** Null: the image is to go. */
  readonly url: string | null;
}

const types = imageTypes.join(',');

/** The image of a location or organization: uploads what is chosen at once, and shows it before it is saved. */
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
      description={field.description ?? 'JPEG, PNG or WebP, at most 5 MB. It is cut to a square.'}
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
