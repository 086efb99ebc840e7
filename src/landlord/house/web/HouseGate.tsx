import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { PageHeader } from '../../../base/ui/page/page'
import { EmptyState } from '../../../base/ui/page/empty-state'
import { ErrorState } from '../../../base/ui/page/error-state'
import { Loading } from '../../../base/ui/page/loading'
import { setPrintHeading } from '../../../base/ui/page/print-heading'
import { AddButton } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
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
  const { house, isAll, loading, error, retry } = useHouse()
  const [adding, setAdding] = useState(false)
  const name = isAll ? t('allHouses') : (house?.name ?? null)
  useEffect(() => {
    setPrintHeading('about', name)
    return () => setPrintHeading('about', null)
  }, [name])
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
      <PageHeader title={title} />
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
