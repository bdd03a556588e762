import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../actions/Button.tsx';
import { classNames } from '../theme/classNames.ts';
import type { ModalProps } from './Dialog.tsx';
import styles from './ModalDialog.module.css';

interface Props extends ModalProps {
  shape: 'small' | 'medium' | 'large' | 'drawer';
  role?: 'dialog' | 'alertdialog';
}

/** The open part of dialogs and drawers, loaded on demand. */
export default function ModalDialog({
  isOpen,
  onClosed,
  title,
  description,
  children,
  footer,
  isDismissable = true,
  isBusy = false,
  shape,
  role = 'dialog',
}: Props) {
  const descriptionId = useId();
  return (
    <ModalOverlay
      className={classNames(styles.overlay, shape === 'drawer' && styles.sideways)}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClosed();
      }}
      isDismissable={isDismissable && !isBusy}
      isKeyboardDismissDisabled={!isDismissable || isBusy}
    >
      <Modal className={classNames(styles.modal, styles[shape])}>
        <Dialog
          className={classNames(styles.dialog)}
          role={role}
          {...(description ? { 'aria-describedby': descriptionId } : {})}
        >
          <header className={styles.header}>
            <div className={styles.titles}>
              <Heading slot="title" className={classNames(styles.title)}>
                {title}
              </Heading>
              {description ? (
                <div id={descriptionId} className={styles.description}>
                  {description}
                </div>
              ) : null}
            </div>
            {isDismissable ? (
              <Button
                iconOnly
                variant="ghost"
                size="small"
                aria-label="Close"
                icon={<X />}
                isDisabled={isBusy}
                onPress={onClosed}
              />
            ) : null}
          </header>
          {children ? <div className={styles.body}>{children}</div> : null}
          {footer ? <footer className={styles.footer}>{footer}</footer> : null}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
