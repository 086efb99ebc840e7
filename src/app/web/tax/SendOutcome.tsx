import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import type { SubmissionType } from '../../../year/tax-return/model-document'
import { TaxFailure } from './TaxFailure'
import { TaxHints } from '../../../year/tax-return/web/TaxHints'
import type { SendingOutcome } from './use-authority'
import { taxPageWords } from './words'

export interface SendOutcomeProps {
  readonly outcome: SendingOutcome
  readonly year: number
  readonly houses: readonly House[]
  readonly onSubmission: (type: SubmissionType) => void
}

export function SendOutcome({ outcome, year, houses, onSubmission }: SendOutcomeProps) {
  const t = useWords(taxPageWords)
  // A successful sending is shown with the remaining steps.
  if (outcome.kind === 'none' || outcome.kind === 'sent') return null
  if (outcome.kind === 'failed') {
    const sent = outcome.houseIds.flatMap((id) => houses.filter((house) => house.id === id))
    return <TaxFailure error={outcome.error} year={year} houses={sent} onSubmission={onSubmission} />
  }
  if (outcome.kind === 'unknown')
    return (
      <Result kind="unknown" title={t('unknownTitle')}>
        <p>{t('unknownText')}</p>
      </Result>
    )
  return (
    <Result kind="success" title={t('previewReady')}>
      {outcome.message !== '' && <p>{outcome.message}</p>}
      <p>
        <a href={outcome.url} target="_blank" rel="noreferrer">
          {t('previewOpen')} <span className="ui-hidden">{t('newTab')}</span>
        </a>
      </p>
      <TaxHints hints={outcome.hints.filter(({ houseId }) => houseId === null)} />
    </Result>
  )
}

function Result({ kind, title, children }: { kind: 'success' | 'unknown'; title: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const Icon = kind === 'success' ? CircleCheck : TriangleAlert
  return (
    <div
      ref={place}
      tabIndex={-1}
      role={kind === 'success' ? 'status' : 'alert'}
      className="tax-result"
      data-kind={kind}
    >
      <p className="tax-result-title">
        <Icon size={20} aria-hidden /> {title}
      </p>
      {children}
    </div>
  )
}
