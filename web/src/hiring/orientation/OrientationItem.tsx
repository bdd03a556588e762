import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { OrientationItem_item$key } from '../../__generated__/OrientationItem_item.graphql.ts';
import { faultMessage } from '../../platform/relay/Fault.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { markItemRead } from './markItemRead.ts';
import styles from './Orientation.module.css';

interface Props {
  item: OrientationItem_item$key;
  code: string;
}

/** One part to read or watch. What was read stays read. */
export function OrientationItem({ item, code }: Props) {
  const { databaseId, title, body, videoUrl, readAt } = useFragment(
    graphql`
      fragment OrientationItem_item on OrientationItem @throwOnFieldError {
        databaseId
        title
        body
        videoUrl
        readAt
      }
    `,
    item,
  );
  const environment = useRelayEnvironment();
  const [isMarking, setIsMarking] = useState(false);
  const [refusal, setRefusal] = useState<string | undefined>();
  const isRead = readAt != null;

  const mark = async () => {
    setIsMarking(true);
    setRefusal(undefined);
    try {
      setRefusal((await markItemRead(environment, { code, itemDatabaseId: databaseId })) ?? undefined);
    } catch (error) {
      setRefusal(faultMessage(error));
    } finally {
      setIsMarking(false);
    }
  };

  return (
    <article className={styles.item}>
      <h2 className={styles.itemTitle}>{title}</h2>
      <p className={styles.body}>{body}</p>
      {videoUrl ? (
        <p>
          <TextLink href={videoUrl} isExternal>
            Watch the video
          </TextLink>
        </p>
      ) : null}
      <Checkbox
        isSelected={isRead || isMarking}
        // Out of the way, but not out of the tab order: focus stays where it was.
        onChange={() => {
          if (!isRead && !isMarking) void mark();
        }}
        errorMessage={refusal}
      >
        {`I have read “${title}”`}
      </Checkbox>
    </article>
  );
}
