import { ActionIcon } from '@mantine/core'
import { Menu, PanelLeft } from 'lucide-react'
import { memo } from 'react'
import { PlainLink } from '../../../base/ui/page/link'
import { LanguageSwitch, SchemeButton } from '../../../base/ui/page/switches'
import { houseChoiceSlotId } from '../../../landlord/house/web/house-slot'
import { useWords } from '../../../base/ui/words/use-words'
import styles from './shell.module.css'
import { sections, type Section } from './menu-places'
import { shellWords } from '../words'

interface TopBarProps {
  readonly section: Section
  readonly narrow: boolean
  readonly onNarrow: () => void
  readonly drawer: boolean
  readonly onDrawer: () => void
}

export const TopBar = memo(function TopBar({ section, narrow, onNarrow, drawer, onDrawer }: TopBarProps) {
  const t = useWords(shellWords)
  return (
    <header className={styles.bar}>
      <ActionIcon
        className={styles.fromSidebar ?? ''}
        size={40}
        aria-label={t(narrow ? 'widenMenu' : 'narrowMenu')}
        aria-expanded={!narrow}
        onClick={onNarrow}
      >
        <PanelLeft size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        className={styles.toSidebar ?? ''}
        size={44}
        aria-label={t('openMenu')}
        aria-expanded={drawer}
        aria-haspopup="dialog"
        onClick={onDrawer}
      >
        <Menu size={22} aria-hidden />
      </ActionIcon>
      <PlainLink href="/home/dashboard" className={styles.brand ?? ''}>
        {t('brand')}
      </PlainLink>
      <nav className={styles.sections} aria-label={t('sections')}>
        <SectionLinks section={section} />
      </nav>
      {/* When the sidebar is hidden, pages about one house show its choice here. */}
      <div id={houseChoiceSlotId} className={styles.houseSlot} />
      <div className={styles.switches}>
        <LanguageSwitch />
        <SchemeButton />
      </div>
    </header>
  )
})

const sectionStarts = { home: '/home/dashboard', tax: '/altinn', profile: '/profile/landlord' } as const

export function SectionLinks({ section, onLeave }: { section: Section; onLeave?: (() => void) | undefined }) {
  const t = useWords(shellWords)
  return sections.map((one) => (
    <PlainLink
      key={one}
      href={sectionStarts[one]}
      className={styles.section ?? ''}
      data-on={section === one || undefined}
      aria-current={section === one}
      onClick={onLeave}
    >
      {t(one)}
    </PlainLink>
  ))
}
