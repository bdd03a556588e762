import { Children, Component, type ComponentPropsWithRef, createRef, isValidElement } from 'react';
import { moveRows, type Places, placesOf } from './moveRows.ts';
import { prefersStillness } from './prefersStillness.ts';

interface Props extends ComponentPropsWithRef<'ul'> {
  as?: 'ul' | 'ol' | 'div' | 'tbody';
  /** Changes with the size of what the rows contain, if they are groups of rows. */
  extent?: number;
}

/** Measuring longer lists would be felt. */
const mostRows = 200;
/** More at the end of a list are its next page, which needs no explanation. */
const mostNewRows = 5;

/**
 * A list whose rows make way: when one leaves, the others close the gap; a new one appears. Its children must be the rows,
 * each with a key. Nothing is measured unless rows come, go or change their order.
 *
 * A class, because only `getSnapshotBeforeUpdate` is called while the former places can still be measured.
 */
export class MovingRows extends Component<Props> {
  private readonly list = createRef<HTMLUListElement>();

  override getSnapshotBeforeUpdate(former: Readonly<Props>): Places | null {
    const list = this.list.current;
    if (!list || list.childElementCount > mostRows || prefersStillness()) return null;
    if (isExplained(former, this.props)) return null;
    // A list that was hidden, as while its screen loads, had its rows nowhere.
    return list.getClientRects().length === 0 ? null : placesOf(list);
  }

  override componentDidUpdate(_former: Readonly<Props>, _state: unknown, places: Places | null) {
    if (places && this.list.current) moveRows(this.list.current, places);
  }

  override render() {
    const { as = 'ul', extent: _, ...props } = this.props;
    // All of them take the same attributes.
    const List = as as 'ul';
    return <List {...props} ref={this.list} />;
  }
}

/** Whether both have the same rows, or the later one just has another page. */
function isExplained(former: Readonly<Props>, current: Readonly<Props>): boolean {
  const before = keysOf(former);
  const now = keysOf(current);
  if (!before.every((key, index) => key === now[index])) return false;
  const added = now.length - before.length;
  return added > mostNewRows || (added === 0 && former.extent === current.extent);
}

function keysOf({ children }: Readonly<Props>) {
  return Children.toArray(children).map((row) => (isValidElement(row) ? row.key : null));
}
