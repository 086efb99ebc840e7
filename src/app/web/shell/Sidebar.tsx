import { Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import {
  Armchair,
  ArrowLeftRight,
  ChartColumn,
  CircleX,
  CreditCard,
  FilePen,
  FileText,
  HandCoins,
  House,
  HousePlus,
  Keyboard,
  Landmark,
  LogOut,
  MessageCircle,
  Search,
  Send,
  Settings,
  Trash2,
  Truck,
  UserRound,
} from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { HouseSelect, WhoIsHere } from './SidebarHead'
import styles from './sidebar.module.css'
import { SiteLinkList } from './SiteLinkList'
import { SectionLinks, type Section } from './TopBar'
import { shellWords } from '../words'

const ArrearsBadge = lazy(() => import('../../../lease/rent-ledger/web/ArrearsBadge'))

const icon = { size: 20, 'aria-hidden': true } as const

export interface SidebarProps {
  readonly section: Section
  /** Only icons; the words come when one is pointed at or has the focus. */
  readonly narrow: boolean
  readonly onWiden?: () => void
  /** In the drawer of small screens the sections stand here too. */
  readonly withSections?: boolean
  /** Called when a link was followed (the drawer closes). */
  readonly onLeave?: () => void
  readonly onAddHouse: () => void
  readonly onDeleteHouse: () => void
  readonly onShortcuts: () => void
  readonly onSearch: () => void
}

/** The menu of a section, with what stands at its top and bottom. */
export function Sidebar({
  section,
  narrow,
  onWiden,
  withSections = false,
  onLeave,
  onAddHouse,
  onDeleteHouse,
  onShortcuts,
  onSearch,
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
          {section === 'home' && <LinkItems items={homeItems} onLeave={onLeave} />}
          {section === 'tax' && <LinkItems items={taxItems} onLeave={onLeave} />}
          {section === 'profile' && <ProfileItems onLeave={onLeave} />}
        </ul>
      </nav>
      <div className={styles.bottom}>
        {section === 'home' && <HouseButtons narrow={narrow} onAdd={onAddHouse} onDelete={onDeleteHouse} />}
        <button type="button" className={styles.item} onClick={onSearch}>
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
}

/** What is done to houses now and then, apart from where one goes daily. */
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

const homeItems = [
  { to: '/home/dashboard', Icon: FileText, word: 'allVouchers' },
  { to: '/home/house-info', Icon: House, word: 'houseInfo' },
  { to: '/home/contract', Icon: FilePen, word: 'contracts' },
  { to: '/home/bank', Icon: ArrowLeftRight, word: 'bank' },
  { to: '/home/detailed-costs', Icon: ChartColumn, word: 'detailedCost' },
  { to: '/home/suppliers', Icon: Truck, word: 'suppliers' },
  { to: '/home/furniture-and-home-contents', Icon: Armchair, word: 'contents' },
  { to: '/home/separate-income-bilags', Icon: HandCoins, word: 'separateIncome' },
  { to: '/home/trash-folder', Icon: Trash2, word: 'trash' },
] as const

const taxItems = [
  { to: '/altinn', Icon: Landmark, word: 'taxYear' },
  { to: '/altinn/sheet', Icon: FileText, word: 'taxSheet' },
  { to: '/altinn/guide', Icon: HandCoins, word: 'titleTaxGuide' },
] as const

const profileItems = [
  { to: '/profile/landlord', Icon: UserRound, word: 'landlord' },
  { to: '/profile/account-settings', Icon: Settings, word: 'accountSettings' },
  { to: '/profile/subscription', Icon: CreditCard, word: 'subscription' },
  { to: '/profile/contact-us', Icon: MessageCircle, word: 'contactUs' },
] as const

const adminItems = [{ to: '/error-list', Icon: Send, word: 'errorList' }] as const

function ProfileItems({ onLeave }: { onLeave: (() => void) | undefined }) {
  const { data: profile } = useEndpointQuery(accountCalls.profile)
  return <LinkItems items={[...profileItems, ...(profile?.role === 'admin' ? adminItems : [])]} onLeave={onLeave} />
}

interface LinkItemsProps {
  readonly items: readonly (typeof homeItems | typeof taxItems | typeof profileItems | typeof adminItems)[number][]
  readonly onLeave: (() => void) | undefined
}

function LinkItems({ items, onLeave }: LinkItemsProps) {
  const t = useWords(shellWords)
  return items.map(({ to, Icon, word }) => (
    <li key={to}>
      <Link
        to={to}
        className={styles.item ?? ''}
        activeOptions={{ exact: to === '/altinn', includeSearch: false }}
        onClick={onLeave}
      >
        <Icon {...icon} />
        <span>
          {t(word)}
          {to === '/home/contract' && (
            <Suspense>
              <ArrearsBadge />
            </Suspense>
          )}
        </span>
      </Link>
    </li>
  ))
}
