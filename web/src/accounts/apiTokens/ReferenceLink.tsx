import { TextLink } from '../../ui/navigation/TextLink.tsx';

/** A link to the reference of the API, on servers that publish it. */
export function ReferenceLink({ url }: { url: string | null | undefined }) {
  if (!url) return null;
  return (
    <>
      {' '}
      <TextLink href={url} isExternal>
        API reference
      </TextLink>
    </>
  );
}
