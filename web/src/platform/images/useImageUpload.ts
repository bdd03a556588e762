import { useRelayEnvironment } from 'react-relay/hooks';
import { type UploadedImage, uploadImage } from './uploadImage.ts';
import { type Upload, useUpload } from './useUpload.ts';

/** Uploads one image at a time. A pending upload is aborted when the component unmounts. */
export function useImageUpload(onUploaded: (image: UploadedImage) => void): Upload {
  const environment = useRelayEnvironment();
  return useUpload({
    send: (file, options) => uploadImage(environment, file, options),
    onUploaded,
    announcement: 'Image uploaded',
  });
}
