import { Component, type ComponentPropsWithRef, createRef } from 'react';
import { loadMotion, motion } from './lazyMotion.ts';
import type { Places } from './motion.ts';

interface Props extends ComponentPropsWithRef<'ul'> {
  as?: 'ul' | 'ol' | 'div' | 'tbody';
  /** Changes with the size of what the rows contain, if they are groups of rows. */
  extent?: number;
}

/**
 * A list whose rows make way: when one leaves, the others close the gap; a new one appears. Its children must be the rows,
 * each with a key. Nothing is measured unless rows come, go or change their order.
 *
 * A class, because only `getSnapshotBeforeUpdate` is called while the previous places can still be measured.
 */
export class MovingRows extends Component<Props> {
  private readonly list = createRef<HTMLUListElement>();

  override componentDidMount() {
    void loadMotion();
  }

  override getSnapshotBeforeUpdate(former: Readonly<Props>): Places | null {
    const list = this.list.current;
    return (list && motion()?.placesBefore(list, former, this.props)) ?? null;
  }

  override componentDidUpdate(_former: Readonly<Props>, _state: unknown, places: Places | null) {
    if (places && this.list.current) motion()?.moveRows(this.list.current, places);
  }

  override render() {
    const { as = 'ul', extent: _, ...props } = this.props;
    // All of them take the same attributes.
    const List = as as 'ul';
    return <List {...props} ref={this.list} />;
  }
}
