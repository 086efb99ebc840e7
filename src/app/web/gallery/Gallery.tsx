import { Outlet, useLocation } from '@tanstack/react-router'
import { RouteLink } from '../../../base/ui/page/link'
import { NotFound } from '../../../base/ui/page/not-found'
import { PageHeader, SkipLink } from '../../../base/ui/page/page'
import { LanguageSwitch, SchemeButton } from '../../../base/ui/page/switches'
import { useWords } from '../../../base/ui/words/use-words'
import { ButtonSections } from './ButtonSections'
import { InputSections } from './FieldSections'
import { ChoiceSections } from './ChoiceSections'
import { FileSection } from './FileSection'
import { ListSections } from './ListSections'
import { openStates } from './open-states'
import { StateSections } from './StateSections'
import { galleryWords } from './words'

/** What stands around every state: the way past the bar, language and colours. */
export function Frame() {
  return (
    <>
      <SkipLink />
      <header className="gallery-bar">
        <LanguageSwitch />
        <SchemeButton />
      </header>
      <main id="main" tabIndex={-1} className="gallery-main">
        <Outlet />
      </main>
    </>
  )
}

/** Everything that can stand beside each other, and the ways to what can't. */
export function ClosedPage() {
  const t = useWords(galleryWords)
  return (
    <>
      <PageHeader title={t('title')} sub={t('subtitle')} />
      <nav aria-label={t('openStates')}>
        <ul className="gallery-links">
          {Object.entries(openStates).map(([name, { shows }]) => (
            <li key={name}>
              <RouteLink href={`/${name}`} data-shows={shows}>
                {name}
              </RouteLink>
            </li>
          ))}
        </ul>
      </nav>
      <InputSections />
      <ChoiceSections />
      <FileSection />
      <ButtonSections />
      <ListSections />
      <StateSections />
    </>
  )
}

/** One state that takes the page, or lies over it. */
export function OpenPage() {
  const name = useLocation().pathname.slice(1)
  const Component = openStates[name]?.Component ?? NotFound
  return (
    <>
      <PageHeader title={name} />
      <Component key={name} />
    </>
  )
}
