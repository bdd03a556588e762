import {
  postGigTypeFromWire,
  postGigTypeLabel,
  postGigTypePurpose,
  postGigTypes,
  type PostGigType,
} from '@brigade/domain/schedule/posting/postGigType.ts';
import { TileGroup } from '../../ui/fields/TileGroup.tsx';
import { postTypeIcon } from './postTypeIcon.tsx';

interface Props {
  value: PostGigType;
  onChange: (type: PostGigType) => void;
}

/** What to post. The form changes in place and keeps what was typed. */
export function PostTypeSwitch({ value, onChange }: Props) {
  return (
    <TileGroup
      label="What to post"
      isLabelHidden
      value={value}
      onChange={(chosen) => onChange(postGigTypeFromWire(chosen) ?? value)}
      options={postGigTypes.map((type) => ({
        value: type,
        label: postGigTypeLabel(type),
        description: postGigTypePurpose(type),
        icon: postTypeIcon(type),
      }))}
    />
  );
}
