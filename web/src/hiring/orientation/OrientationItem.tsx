import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { OrientationItem_item$key } from '../../__generated__/OrientationItem_item.graphql.ts';
import { useAction } from '../../ui/actions/useAction.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { markItemRead } from './markItemRead.ts';
import styles from './Orientation.module.css';

interface Props {
  item: OrientationItem_item$key;
  code: string;
}

/** An orientation item to read or watch. It cannot be marked as unread. */
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
  const { run, isPending, errorMessage } = useAction({
    action: () => markItemRead(environment, { code, itemDatabaseId: databaseId }),
  });
  const isRead = readAt != null;

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
        isSelected={isRead || isPending}
        // Not disabled once it is read: a disabled checkbox would lose the focus.
        onChange={() => {
          if (!isRead) void run();
        }}
        errorMessage={errorMessage ?? undefined}
      >
        {`I have read “${title}”`}
      </Checkbox>
    </article>
  );
}
