import { EmptyState } from '../../../base/ui/page/empty-state'
import { ErrorState } from '../../../base/ui/page/error-state'
import { Loading } from '../../../base/ui/page/loading'
import { Panel } from '../../../base/ui/page/page'
import { OpenedGate } from '../../../base/ui/page/opened-gate'
import { QueryGate } from '../../../base/ui/page/query-gate'
import type { Toast } from '../../../base/ui/page/toast'
import { ToastRegion } from '../../../base/ui/page/toast-region'
import { Stepper } from '../../../base/ui/form/stepper'
import { CallError } from '../../../base/ui/query/call-request'
import { useWords } from '../../../base/ui/words/use-words'
import { galleryWords } from './words'

const network = new CallError('network')
const refetch = () => {}
/** Longer than anybody looks at the page. */
const durationMs = 3_600_000

/** Waiting, failed, empty; progress through steps; messages that elsewhere disappear by themselves. */
export function StateSections() {
  const t = useWords(galleryWords)
  const toasts: readonly Toast[] = [
    { id: 1, kind: 'success', text: t('saved'), durationMs },
    { id: 2, kind: 'error', text: t('problem'), durationMs },
    { id: 3, kind: 'success', text: t('saved'), durationMs, undo: { run: () => {} } },
  ]
  const steps = [
    { key: 'house', name: t('stepHouse'), link: { href: '/', state: {} } },
    { key: 'tenant', name: t('stepTenant') },
    { key: 'terms', name: t('stepTerms') },
  ]
  const unmarked = [
    { key: 'house', name: t('stepHouse'), mark: '' },
    { key: 'tenant', name: t('stepTenant') },
  ]
  return (
    <>
      <Panel title={t('states')}>
        <div className="gallery-states">
          <Loading height={80} />
          <Loading height={80} label={t('loadingNamed')} />
          <EmptyState title={t('emptyTitle')} />
          <ErrorState error={network} title={t('failedNamed')} />
          <QueryGate query={{ data: undefined, error: null, refetch }}>{() => null}</QueryGate>
          <QueryGate query={{ data: undefined, error: network, refetch }}>{() => null}</QueryGate>
          <QueryGate query={{ data: t('paragraph'), error: null, refetch }}>{(text) => <p>{text}</p>}</QueryGate>
          <OpenedGate query={{ data: { etag: '', text: t('paragraph') }, error: null, refetch, isFetching: false }}>
            {({ text }) => <p>{text}</p>}
          </OpenedGate>
        </div>
      </Panel>
      <Panel title={t('steps')}>
        <Stepper label={t('steps')} steps={steps} current="tenant" />
        <Stepper label={t('stepsUnmarked')} steps={unmarked} current="house" />
      </Panel>
      <Panel title={t('toasts')}>
        <div className="gallery-lines" role="status">
          <ToastRegion toasts={toasts} />
        </div>
      </Panel>
    </>
  )
}
