import '@mantine/core/styles/Progress.layer.css'
import { Button, Progress } from '@mantine/core'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { fileSize } from '../../../base/ui/words/format'
import { RouteLink } from '../../../base/ui/page/link'
import { Notice } from '../../../base/ui/page/notice'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { ErrorState } from '../../../base/ui/page/error-state'
import { useWords } from '../../../base/ui/words/use-words'
import { exportScreenWords } from '../words-screen'
import './export.css'
import { useExport, type ExportState } from './use-export'

const holds = ['holdsBook', 'holdsJson', 'holdsFiles', 'holdsLeases', 'holdsAll'] as const

export default function ExportPage() {
  const t = useWords(exportScreenWords)
  const { state, start, choosePlace, cancel } = useExport()
  const running = state.kind === 'preparing' || state.kind === 'loading' || state.kind === 'large'
  return (
    <>
      <PageHeader title={t('title')} sub={t('text')} />
      <Panel title={t('holds')}>
        <ul className="export-list">
          {holds.map((what) => (
            <li key={what}>{t(what)}</li>
          ))}
        </ul>
        <p className="export-note">{t('secret')}</p>
        {state.kind === 'failed' && <ErrorState title={t('failed')} error={state.error} retry={start} />}
        <Course state={state} />
        <div role="status" className="export-missing">
          {'known' in state && state.known.missing > 0 && (
            <Notice kind="warning">{t('missing', { count: state.known.missing, list: t('missingFile') })}</Notice>
          )}
          {'known' in state && state.known.unreadable > 0 && (
            <Notice kind="warning">
              {t('unreadable', { count: state.known.unreadable, list: t('unreadableFile') })}
            </Notice>
          )}
        </div>
        <div className="ui-buttons ui-buttons-start">
          {!running && state.kind !== 'failed' && (
            <Button leftSection={<Download size={18} aria-hidden />} onClick={start}>
              {t(state.kind === 'done' ? 'again' : 'start')}
            </Button>
          )}
          {state.kind === 'large' && <Button onClick={choosePlace}>{t('choosePlace')}</Button>}
          {running && (
            <Button variant="default" onClick={cancel}>
              {t('cancel')}
            </Button>
          )}
        </div>
      </Panel>
      <p className="export-back">
        <RouteLink href="/profile/account-settings">{t('back')}</RouteLink>
      </p>
    </>
  )
}

/** Shows the progress of the export. The figures change only on the screen. A screen reader reads each stage once. */
function Course({ state }: { state: ExportState }) {
  const t = useWords(exportScreenWords)
  let text: ReactNode = ''
  if (state.kind === 'preparing') text = t('preparing')
  if (state.kind === 'large') text = t('large', { size: fileSize(state.known.size ?? 0) })
  if (state.kind === 'loading') text = t('entries', { count: state.known.entries })
  if (state.kind === 'done') text = t('done', { name: state.known.name, size: fileSize(state.bytes) })
  if (state.kind === 'cancelled') text = t('cancelled')
  const part =
    state.kind === 'loading' && state.known.size !== null
      ? Math.floor((state.bytes / Math.max(1, state.known.size)) * 100)
      : null
  return (
    <div className="export-course">
      <p role="status">{text}</p>
      {(state.kind === 'preparing' || state.kind === 'loading') && (
        <>
          <Progress.Root>
            <Progress.Section
              value={part ?? 100}
              striped={part === null}
              animated={part === null}
              aria-label={t('progress')}
              {...(part === null
                ? { 'aria-valuenow': undefined, 'aria-valuetext': t('preparing') }
                : { 'aria-valuetext': `${part} %` })}
            />
          </Progress.Root>
          {state.kind === 'loading' && (
            <p className="ui-fine ui-figures">
              {state.known.size === null
                ? t('loadingUnknown', { done: fileSize(state.bytes) })
                : t('loading', { done: fileSize(state.bytes), total: fileSize(state.known.size) })}
            </p>
          )}
          <p className="ui-fine">{t('stay')}</p>
        </>
      )}
    </div>
  )
}
