import { Button } from '@mantine/core'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { Building2, CircleX, HousePlus, Keyboard, LogOut, Search } from 'lucide-react'
import { memo, Suspense, useId } from 'react'
import { fullName } from '../../../base/kit/full-name'
import { PlainLink } from '../../../base/ui/page/link'
import { EmailText } from '../../../base/ui/page/email-text'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { HouseField } from '../../../landlord/house/web/HouseField'
import { useHouse } from '../../../landlord/house/web/use-house'
import { houseChoiceWords } from '../../../landlord/house/words-choice'
import { shellWords } from '../words'
import { menuPlaces, type MenuPlace, type Section } from './menu-places'
import styles from './sidebar.module.css'
import { SiteLinkList } from './SiteLinkList'
import { SectionLinks } from './TopBar'

/** Chooses the house. The choice doesn't fit in a narrow sidebar, where a button widens the sidebar. */
function HouseSelect({ narrow, onWiden }: { narrow: boolean; onWiden: (() => void) | undefined }) {
  const t = useWords(shellWords)
  const h = useWords(houseChoiceWords)
  const id = useId()
  const { house, ...chosen } = useHouse()
  if (!house) return null
  if (narrow) {
    return (
      <button type="button" className={styles.item} onClick={onWiden}>
        <Building2 size={20} aria-hidden />
        <span>{t('chooseHouse', { name: chosen.isAll ? h('allHouses') : house.name })}</span>
      </button>
    )
  }
  return <HouseField id={id} house={house} {...chosen} />
}

function WhoIsHere({ narrow }: { narrow: boolean }) {
  const { data } = useEndpointQuery(accountCalls.profile)
  if (!data) return null
  const name = fullName(data)
  if (narrow) {
    return (
      <div className={styles.item}>
        <span className={styles.initials} aria-hidden>
          {data.firstName.slice(0, 1) + data.lastName.slice(0, 1)}
        </span>
        <span>
          {name}, {data.email}
        </span>
      </div>
    )
  }
  return (
    <div className={styles.who}>
      <strong>{name}</strong>
      <span>
        <EmailText address={data.email} />
      </span>
    </div>
  )
}

const icon = { size: 20, 'aria-hidden': true } as const

export interface SidebarProps {
  readonly section: Section
  /** True if the sidebar shows only icons. The words appear on hover or focus. */
  readonly narrow: boolean
  readonly onWiden?: () => void
  readonly withSections?: boolean
  readonly onLeave?: () => void
  readonly onAddHouse: () => void
  readonly onDeleteHouse: () => void
  readonly onShortcuts: () => void
  readonly onSearch: () => void
  /** Called when the pointer or the focus reaches the search. */
  readonly onSearchIntent: () => void
}

export const Sidebar = memo(function Sidebar({
  section,
  narrow,
  onWiden,
  withSections = false,
  onLeave,
  onAddHouse,
  onDeleteHouse,
  onShortcuts,
  onSearch,
  onSearchIntent,
}: SidebarProps) {
  const t = useWords(shellWords)
  const navigate = useNavigate()
  return (
    <div className={styles.sidebar} data-narrow={narrow || undefined}>
      {withSections && (
        <nav className={styles.drawerSections} aria-label={t('sections')}>
          <SectionLinks section={section} onLeave={onLeave} />
        </nav>
      )}
      {section === 'profile' ? <WhoIsHere narrow={narrow} /> : <HouseSelect narrow={narrow} onWiden={onWiden} />}
      <nav aria-label={t(menus[section])}>
        <ul className={styles.items}>
          <SectionItems section={section} onLeave={onLeave} />
        </ul>
      </nav>
      <div className={styles.bottom}>
        {section === 'home' && <HouseButtons narrow={narrow} onAdd={onAddHouse} onDelete={onDeleteHouse} />}
        <button
          type="button"
          className={styles.item}
          onPointerEnter={onSearchIntent}
          onFocus={onSearchIntent}
          onClick={onSearch}
        >
          <Search {...icon} />
          <span>{t('searchAll')}</span>
        </button>
        <div className={styles.foot}>
          <button type="button" className={styles.item} onClick={onShortcuts}>
            <Keyboard {...icon} />
            <span>{t('shortcuts')}</span>
          </button>
          <button type="button" className={styles.item} onClick={() => void navigate({ to: '/logout' })}>
            <LogOut {...icon} />
            <span>{t('logOut')}</span>
          </button>
          {!narrow && section !== 'tax' && <SiteLinkList />}
        </div>
      </div>
    </div>
  )
})

function HouseButtons({ narrow, onAdd, onDelete }: { narrow: boolean; onAdd: () => void; onDelete: () => void }) {
  const t = useWords(shellWords)
  if (narrow)
    return (
      <>
        <button type="button" className={styles.item} onClick={onAdd}>
          <HousePlus {...icon} />
          <span>{t('addHouse')}</span>
        </button>
        <button type="button" className={styles.item} onClick={onDelete}>
          <CircleX {...icon} />
          <span>{t('deleteHouse')}</span>
        </button>
      </>
    )
  return (
    <>
      <Button variant="default" fullWidth leftSection={<HousePlus size={18} aria-hidden />} onClick={onAdd}>
        {t('addHouse')}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        fullWidth
        leftSection={<CircleX size={18} aria-hidden />}
        onClick={onDelete}
      >
        {t('deleteHouse')}
      </Button>
    </>
  )
}

const menus = { home: 'homeMenu', tax: 'taxMenu', profile: 'profileMenu' } as const

/** The items of a section. Only a section with administrator pages reads the profile. */
function SectionItems({ section, onLeave }: { section: Section; onLeave: (() => void) | undefined }) {
  const items = menuPlaces.filter((place) => place.section === section && place.Icon)
  const ofAdmin = items.filter(({ isForAdmin }) => isForAdmin)
  return (
    <>
      <LinkItems items={items.filter(({ isForAdmin }) => !isForAdmin)} onLeave={onLeave} />
      {ofAdmin.length > 0 && <AdminItems items={ofAdmin} onLeave={onLeave} />}
    </>
  )
}

interface LinkItemsProps {
  readonly items: readonly MenuPlace[]
  readonly onLeave: (() => void) | undefined
}

function AdminItems(props: LinkItemsProps) {
  const { data: profile } = useEndpointQuery(accountCalls.profile)
  return profile?.role === 'admin' && <LinkItems {...props} />
}

/** True if a page has pages below it. It is then not marked as current on the pages below it. */
const isAbove = (to: string): boolean => menuPlaces.some((other) => other.to.startsWith(`${to}/`))

const isCurrent = (to: string, path: string): boolean => path === to || (path.startsWith(`${to}/`) && !isAbove(to))

function LinkItems({ items, onLeave }: LinkItemsProps) {
  const [language] = useLanguage()
  const path = useLocation({ select: (at) => at.pathname.replace(/\/$/, '') })
  return items.map(({ to, Icon, Badge, name }) => (
    <li key={to}>
      <PlainLink
        href={to}
        className={styles.item ?? ''}
        aria-current={isCurrent(to, path) ? 'page' : undefined}
        onClick={onLeave}
      >
        {Icon && <Icon {...icon} />}
        <span>
          {name[language]}
          {Badge && (
            <Suspense>
              <Badge />
            </Suspense>
          )}
        </span>
      </PlainLink>
    </li>
  ))
}
