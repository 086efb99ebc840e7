import { lazy, Suspense } from 'react'
import { Loading } from '../../../base/ui/page/loading'
import { olderTaxHelp } from '../../../landlord/account/web/site-links'
import CurrentPathPage from './CurrentPathPage'

const OlderPathPage = lazy(() => import('./OlderPathPage'))

/** The page `/altinn`: the path to the tax authority that this installation uses. */
export default function TaxPage() {
  if (olderTaxHelp() === '') return <CurrentPathPage />
  return (
    <Suspense fallback={<Loading />}>
      <OlderPathPage />
    </Suspense>
  )
}
