import ExternalLink from 'lucide-react/icons/external-link';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../theme/classNames.ts';
import { useLinkClick } from './NavigationProvider.tsx';
import styles from './TextLink.module.css';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

export type TextLinkProps = ComponentPropsWithRef<'a'> & {
  /** Opens in a new tab and says so. */
  isExternal?: boolean;
  /** Whether the page stays where it is scrolled to: the link opens something beside what is shown. */
  keepsScroll?: boolean;
};

/** A link in running text or a table cell. */
export function TextLink({
  isExternal = false,
  keepsScroll = false,
  className,
  children,
  onClick,
  ...rest
}: TextLinkProps) {
  const followLink = useLinkClick(keepsScroll);
  return (
    <a
      {...rest}
      {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      className={classNames(styles.link, className)}
      onClick={(event) => {
        onClick?.(event);
        followLink(event);
      }}
    >
      {children}
      {isExternal ? (
        <>
          <ExternalLink className={styles.icon} aria-hidden="true" />
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </>
      ) : null}
    </a>
  );
}
