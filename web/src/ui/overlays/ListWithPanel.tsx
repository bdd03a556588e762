import { Component, createRef, type ReactNode } from 'react';
import { classNames } from '../theme/classNames.ts';
import styles from './ListWithPanel.module.css';

interface Props {
  /** Whether the panel is open, for which the list makes room on wide windows. */
  isOpen: boolean;
  /** A ListPanel. */
  panel: ReactNode;
  /** The list. */
  children: ReactNode;
  /** Of the list. */
  className?: string | undefined;
}

interface Place {
  readonly element: Element;
  readonly top: number;
}

/**
 * A list whose things open in a panel beside it. Rows are higher in a narrower list: the row in question stays where it
 * is when the panel opens or closes.
 *
 * A class, because only `getSnapshotBeforeUpdate` is called while the previous place can still be measured.
 */
export class ListWithPanel extends Component<Props> {
  private readonly list = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate({ isOpen }: Readonly<Props>): Place | null {
    if (isOpen === this.props.isOpen) return null;
    const element = isOpen ? this.list.current?.querySelector('[data-highlighted] a[href]') : this.focused();
    return element ? { element, top: element.getBoundingClientRect().top } : null;
  }

  override componentDidUpdate(_former: Readonly<Props>, _state: unknown, place: Place | null) {
    if (!place?.element.isConnected) return;
    const { top } = place.element.getBoundingClientRect();
    window.scrollBy({ top: top - place.top, behavior: 'instant' });
  }

  override render() {
    const { isOpen, panel, children, className } = this.props;
    return (
      <div className={isOpen ? styles.beside : undefined}>
        <div ref={this.list} className={classNames(styles.list, className)}>
          {children}
        </div>
        {panel}
      </div>
    );
  }

  /** What has the focus in the list: the link that opens the panel. */
  private focused(): Element | null {
    const { activeElement } = document;
    return this.list.current?.contains(activeElement) ? activeElement : null;
  }
}
