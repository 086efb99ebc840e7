import { lazy, Suspense, useState, type ReactNode } from 'react'
import { PageHead } from '../../../base/ui/page'
import { EmptyState, ErrorState, Loading } from '../../../base/ui/states'
import { PlusButton } from '../../../base/ui/page'
import { useWords } from '../../../base/ui/use-words'
import type { House } from '../model'
import { houseWords } from '../words'
import { HouseChoice } from './HouseChoice'
import { useHouse } from './use-house'

const AddHouseDialog = lazy(() => import('./AddHouseDialog'))

export interface HouseGateProps {
  /** The page's heading while there is no house to show. */
  readonly title: string
  readonly children: (house: House) => ReactNode
}

/** Pages about one house: waits for it, says why it is not there, and lets the first one be added. */
export function HouseGate({ title, children }: HouseGateProps) {
  const t = useWords(houseWords)
  const { house, loading, error, retry } = useHouse()
  const [adding, setAdding] = useState(false)
  if (house) {
    return (
      <>
        <HouseChoice />
        {children(house)}
      </>
    )
  }
  return (
    <>
      <PageHead title={title} />
      {loading ? (
        <Loading />
      ) : error ? (
        <ErrorState error={error} retry={retry} />
      ) : (
        <EmptyState
          title={t('noHouse')}
          text={t('noHouseText')}
          action={<PlusButton onClick={() => setAdding(true)}>{t('addTitle')}</PlusButton>}
        />
      )}
      {adding && (
        <Suspense>
          <AddHouseDialog opened onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  )
}
