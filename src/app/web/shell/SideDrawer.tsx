import '../../../base/ui/dialog/modal.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer } from '@mantine/core'
import { useFocusReturn } from '../../../base/ui/dialog/use-focus-return'
import { LanguageSwitch, SchemeButton } from '../../../base/ui/page/switches'
import { useWords } from '../../../base/ui/words/use-words'
import styles from './sidebar.module.css'
import { Sidebar, type SidebarProps } from './Sidebar'
import { shellWords } from '../words'

interface SideDrawerProps extends Pick<
  SidebarProps,
  'section' | 'onAddHouse' | 'onDeleteHouse' | 'onShortcuts' | 'onSearch' | 'onSearchIntent'
> {
  readonly opened: boolean
  readonly onClose: () => void
}

export default function SideDrawer({ opened, onClose, ...sidebar }: SideDrawerProps) {
  const t = useWords(shellWords)
  useFocusReturn(opened)
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={t('menu')}
      size={300}
      className={styles.drawer ?? ''}
      closeButtonProps={{ 'aria-label': t('closeMenu') }}
      returnFocus={false}
      attributes={{ header: { role: 'presentation' }, content: opened ? {} : { 'data-closing': true } }}
    >
      <Sidebar {...sidebar} narrow={false} withSections onLeave={onClose} />
      {/* On a phone the bar has no place for them. */}
      <div className={styles.drawerSwitches}>
        <LanguageSwitch />
        <SchemeButton />
      </div>
    </Drawer>
  )
}
