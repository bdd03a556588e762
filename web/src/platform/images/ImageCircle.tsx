import { graphql, useFragment } from 'react-relay/hooks';
import type { ImageCircle_image$key } from '../../__generated__/ImageCircle_image.graphql.ts';
import { PictureCircle, type PictureCircleProps } from '../../ui/layout/PictureCircle.tsx';

interface Props extends Pick<PictureCircleProps, 'size'> {
  image: ImageCircle_image$key;
}

/** The picture of a location or organization as a circle of 100 px, or the placeholder. */
export function ImageCircle({ image, size = 'large' }: Props) {
  const { url, isPlaceholder } = useFragment(
    graphql`
      fragment ImageCircle_image on Image @throwOnFieldError {
        url
        isPlaceholder
      }
    `,
    image,
  );
  return <PictureCircle src={isPlaceholder ? null : url} size={size} />;
}
