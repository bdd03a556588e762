import { useRelayEnvironment } from 'react-relay/hooks';
import { type UploadedImage, uploadImage } from './uploadImage.ts';
import { type Upload, useUpload } from './useUpload.ts';

/** Uploads images one at a time. An upload that is under way is called off when the component goes. */
export function useImageUpload(onUploaded: (image: UploadedImage) => void): Upload {
  const environment = useRelayEnvironment();
  return useUpload({
    send: (file, options) => uploadImage(environment, file, options),
    onUploaded,
    announcement: 'Image uploaded',
  });
}
