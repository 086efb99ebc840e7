import './receipt.css'
import { Button } from '@mantine/core'
import { Printer } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { Loading } from '../../../base/ui/page/loading'
import { Panel } from '../../../base/ui/page/page'
import { moment } from '../../../base/ui/words/moment'
import { useWords } from '../../../base/ui/words/use-words'
import type { Submission } from '../model-submission'
import { isMaybeHandedIn } from '../rules-sending'
import { receiptWords } from '../words-receipt'
import type { ChangedSinceProps } from './ChangedSince'

// Both components are loaded separately, because most visits are before the first sending.
const SubmissionReceipt = lazy(async () => ({ default: (await import('./SubmissionReceipt')).SubmissionReceipt }))
const ChangedSince = lazy(async () => ({ default: (await import('./ChangedSince')).ChangedSince }))

interface ReceiptPanelProps extends Omit<ChangedSinceProps, 'submission'> {
  /** The submissions of the year, the newest first. */
  readonly submissions: readonly Submission[]
  /** True if this page is sending a return. */
  readonly isSending?: boolean
}

/** The receipts. The newest one is shown completely, the older ones are collapsed. */
export function ReceiptPanel({ submissions, houses, voucherHref, isSending = false, againHref }: ReceiptPanelProps) {
  const t = useWords(receiptWords)
  const [newest, ...earlier] = submissions
  // Later submissions that failed or were rejected have changed nothing at the authority.
  const inForce = submissions.find(({ state }) => isMaybeHandedIn(state))
  /** True if a click expanded the panel, false if it collapsed it. Null if nobody has clicked yet. */
  const [opened, setOpened] = useState<boolean | null>(null)
  if (!newest) return null
  // A receipt that needs attention is expanded: it was rejected, it failed, or its outcome is unknown.
  const isOpen = opened ?? (!isSending && (newest !== inForce || newest.state === 'confirming'))
  // If nothing has changed, the text about that is shown only together with the receipt.
  const hasNews = inForce !== undefined && inForce.changes.length + inForce.not_sent.length > 0
  const since = inForce && (
    <ChangedSince submission={inForce} houses={houses} voucherHref={voucherHref} againHref={againHref} />
  )
  const print = () => {
    flushSync(() => setOpened(true))
    window.print()
  }
  return (
    <div id="tax-receipts">
      <Panel
        title={t('title')}
        action={
          <Button variant="default" size="compact-md" leftSection={<Printer size={16} aria-hidden />} onClick={print}>
            {t('print')}
          </Button>
        }
      >
        <details className="receipt-newest" open={isOpen}>
          <summary
            onClick={(event) => {
              event.preventDefault()
              setOpened(!isOpen)
            }}
          >
            {newest.submitted_at === null ? t('newest') : t('newestOf', { at: moment(newest.submitted_at) })}
          </summary>
          {/* Inside the panel, so that a collapsed receipt takes no space while it loads. */}
          <Suspense fallback={<Loading />}>
            <SubmissionReceipt submission={newest} houses={houses} isSending={isSending} />
            {!hasNews && since}
          </Suspense>
        </details>
        {hasNews && <Suspense fallback={<Loading />}>{since}</Suspense>}
        {earlier.length > 0 && (
          <details className="receipt-earlier">
            <summary>{t('earlier', { count: earlier.length })}</summary>
            <Suspense>
              {earlier.map((submission) => (
                <SubmissionReceipt key={submission.id} submission={submission} houses={houses} />
              ))}
            </Suspense>
          </details>
        )}
      </Panel>
    </div>
  )
}
