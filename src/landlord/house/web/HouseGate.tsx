import { useMediaQuery } from '@mantine/hooks'
import {
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { createPortal } from 'react-dom'
import { ListHead } from '../../../base/ui/list/list-head'
import { EmptyState } from '../../../base/ui/page/empty-state'
import { ErrorState } from '../../../base/ui/page/error-state'
import { Loading } from '../../../base/ui/page/loading'
import { AddButton, PageHeader } from '../../../base/ui/page/page'
import { setPrintHeading } from '../../../base/ui/page/print-heading'
import { widths } from '../../../base/ui/page/tokens'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../model'
import { houseChoiceWords } from '../words-choice'
import { houseChoiceSlotId } from './house-slot'
import { HouseField } from './HouseField'
import { useHouse, type HouseSelection } from './use-house'

const slotInBar = () => document.getElementById(houseChoiceSlotId)
const nothingTold = () => () => undefined

/** The choice of the house in the top bar. It is used when the sidebar, which also has this choice, is hidden. */
function HouseChoice() {
  const small = useMediaQuery(`(max-width: ${widths.sidebar - 0.02}px)`, undefined, { getInitialValueInEffect: false })
  const { house, ...chosen } = useHouse()
  // The top bar appears in the document together with the page.
  const slot = useSyncExternalStore(nothingTold, slotInBar)
  if (!small || !house || chosen.houses.length < 2 || slot === null) return null
  return createPortal(<HouseField id="page-house" house={house} {...chosen} />, slot)
}

const AddHouseDialog = lazy(() => import('./AddHouseDialog'))

/**
 * The house that the page shows. After the landlord chooses another house, the page changes a
 * moment later, in a transition.
 */
export interface ShownHouse extends Pick<HouseSelection, 'isAll' | 'houses'> {
  readonly house: House
}

export interface HouseGateProps {
  /** The heading if there is no house to show. */
  readonly title: string
  /** True if the page is a list. Then the heading has its place from the start. */
  readonly isList?: boolean
  readonly children: (house: House, chosen: ShownHouse) => ReactNode
}

/** If there is no house, says why, and offers to add the first one. */
export function HouseGate({ title, isList = false, children }: HouseGateProps) {
  const t = useWords(houseChoiceWords)
  const { house, houses, isAll, loading, error, retry } = useHouse()
  const chosen = useMemo(() => house && { house, houses, isAll }, [house, houses, isAll])
  const late = useDeferredValue(chosen)
  const shown = late ?? chosen
  const [adding, setAdding] = useState(false)
  const name = isAll ? t('allHouses') : (house?.name ?? null)
  useEffect(() => {
    setPrintHeading('about', name)
    return () => setPrintHeading('about', null)
  }, [name])
  if (shown) {
    return (
      <>
        <HouseChoice />
        {children(shown.house, shown)}
      </>
    )
  }
  return (
    <>
      {isList ? <ListHead title={title} answer={undefined} /> : <PageHeader title={title} />}
      {loading ? (
        <Loading />
      ) : error ? (
        <ErrorState error={error} retry={retry} />
      ) : (
        <EmptyState
          title={t('noHouse')}
          text={t('noHouseText')}
          action={<AddButton onClick={() => setAdding(true)}>{t('addTitle')}</AddButton>}
        />
      )}
      {adding && (
        <Suspense>
          <AddHouseDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  )
}
