import {
  postGigTypeLabel,
  postGigTypePurpose,
  postGigTypes,
} from '@brigade/domain/schedule/posting/postGigType.ts';
import Plus from 'lucide-react/icons/plus';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PostMenu_location$key } from '../../__generated__/PostMenu_location.graphql.ts';
import { Menu } from '../../ui/actions/Menu.tsx';
import { postHref, type PostStart } from './postHref.ts';
import { postTypeIcon } from './postTypeIcon.tsx';

interface Props {
  location: PostMenu_location$key;
  /** What the form begins with, whichever entry is chosen. */
  start?: Omit<PostStart, 'type'>;
}

/** The button that leads to posting: a menu of what can be posted. Not there for a role that may not post. */
export function PostMenu({ location, start }: Props) {
  const { databaseId, viewerCanPostGigs } = useFragment(
    graphql`
      fragment PostMenu_location on Location @throwOnFieldError {
        databaseId
        viewerCanPostGigs @catch(to: NULL)
      }
    `,
    location,
  );
  if (viewerCanPostGigs === false) return null;
  return (
    <Menu
      label="Post"
      variant="contained"
      icon={<Plus aria-hidden="true" />}
      items={postGigTypes.map((type) => ({
        id: type,
        label: postGigTypeLabel(type),
        description: postGigTypePurpose(type),
        icon: postTypeIcon(type),
        isDisabled: viewerCanPostGigs !== true,
        href: postHref(databaseId, { ...start, type }),
      }))}
    />
  );
}
