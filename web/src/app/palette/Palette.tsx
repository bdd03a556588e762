import Search from 'lucide-react/icons/search';
import { longestSearch } from '@brigade/domain/insight/search/searchText.ts';
import { useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { useNavigation } from '../../ui/navigation/NavigationProvider.tsx';
import { classNames } from '../../ui/theme/classNames.ts';
import styles from './Palette.module.css';
import type { HelpPart } from '../help/helpPart.ts';
import { PaletteList } from './PaletteList.tsx';
import { PaletteStatus } from './PaletteStatus.tsx';
import { usePaletteGroups } from './usePaletteGroups.ts';

interface Props {
  /** What was typed before the palette had loaded. */
  initialText: string;
  onClosed: () => void;
  /** Opens the list of keys. */
  onKeys: () => void;
  onHelp: (part: HelpPart) => void;
}

/** Finds pages, shifts, people and actions by a few letters. Loaded with the first look at it. */
export default function Palette({ initialText, onClosed, ...help }: Props) {
  const [text, setText] = useState(initialText);
  const { groups, isLoading, hasFailed, onPicked } = usePaletteGroups(text, help);
  const navigate = useNavigation();
  const palette = (
    <ModalOverlay
      className={classNames(styles.overlay)}
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClosed();
      }}
    >
      <Modal className={classNames(styles.modal)}>
        <Dialog className={classNames(styles.dialog)} aria-label="Search and commands">
          <Autocomplete inputValue={text} onInputChange={setText}>
            <SearchField aria-label="Search and commands" autoFocus className={classNames(styles.field)}>
              <Search aria-hidden="true" />
              <Input
                className={classNames(styles.input)}
                placeholder="Find shifts, pros, events, pages and actions"
                maxLength={longestSearch}
              />
            </SearchField>
            <PaletteList
              groups={groups}
              onPicked={(entry) => {
                onPicked(entry);
                onClosed();
              }}
            />
          </Autocomplete>
          <PaletteStatus
            text={text}
            isEmpty={groups.length === 0}
            isLoading={isLoading}
            hasFailed={hasFailed}
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
  return navigate ? <RouterProvider navigate={navigate}>{palette}</RouterProvider> : palette;
}
