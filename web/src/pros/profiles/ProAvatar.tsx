import { graphql, useFragment } from 'react-relay/hooks';
import type { ProAvatar_pro$key } from '../../__generated__/ProAvatar_pro.graphql.ts';
import { Avatar, type AvatarProps } from '../../ui/layout/Avatar.tsx';

interface Props extends Pick<AvatarProps, 'size'> {
  pro: ProAvatar_pro$key;
}

/** The picture of a pro, or their initials. */
export function ProAvatar({ pro, size }: Props) {
  const { displayName, headshot } = useFragment(
    graphql`
      fragment ProAvatar_pro on Pro @throwOnFieldError {
        displayName
        headshot {
          url
        }
      }
    `,
    pro,
  );
  return <Avatar name={displayName} src={headshot?.url} size={size} />;
}
