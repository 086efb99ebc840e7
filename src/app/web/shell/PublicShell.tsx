import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { RouteLink } from '../../../base/ui/page/link'
import { SkipLink } from '../../../base/ui/page/page'
import { LanguageSwitch, SchemeButton } from '../../../base/ui/page/switches'
import { useWords } from '../../../base/ui/words/use-words'
import { SandboxNotice } from './SandboxNotice'
import styles from './shell.module.css'
import { SiteLinkList } from './SiteLinkList'
import { publicShellWords } from '../words-public'

export function PublicFrame({ children }: { children: ReactNode }) {
  const t = useWords(publicShellWords)
  return (
    <div className={styles.public}>
      <SkipLink />
      <div className={styles.top}>
        <header className={styles.bar}>
          <RouteLink href="/" className={styles.brand}>
            {t('brand')}
          </RouteLink>
          <div className={styles.switches}>
            <LanguageSwitch />
            <SchemeButton />
          </div>
        </header>
        <SandboxNotice />
      </div>
      <main id="main" tabIndex={-1} className={styles.publicMain}>
        {children}
      </main>
      <footer className={styles.publicFooter}>
        <SiteLinkList />
      </footer>
    </div>
  )
}

export function PublicShell() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  )
}
