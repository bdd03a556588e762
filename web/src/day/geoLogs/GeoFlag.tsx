import { Badge } from '../../ui/feedback/Badge.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { geoLogsHref } from './geoLogsSearch.ts';

interface Props {
  /** What waits for a review, in words. */
  text: string;
  /** The name of the pro. */
  name: string;
  locationId: number;
}

/** The mark of a pro whose geo logs wait for a review. It leads to them. */
export function GeoFlag({ text, name, locationId }: Props) {
  return (
    <TextLink
      href={geoLogsHref(locationId, { show: 'flagged', search: name })}
      aria-label={`${text}: ${name}`}
    >
      <Badge tone="warning">{text}</Badge>
    </TextLink>
  );
}
