import { ore } from '../../../base/kit/money'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { Badge, type BadgeKind } from '../../../base/ui/page/badge'
import { CopyButton } from '../../../base/ui/page/copy-button'
import { kr } from '../../../base/ui/words/format'
import { moment } from '../../../base/ui/words/moment'
import { useErrorText } from '../../../base/ui/words/error-text'
import { CallError, type FailureReason } from '../../../base/ui/query/call-request'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import type { Submission, SubmissionState } from '../model-submission'
import { isApprovedLabel } from '../rules-sending'
import { receiptWords } from '../words-receipt'
import { ReceiptTable } from './ReceiptTable'

interface SubmissionReceiptProps {
  readonly houses: readonly Pick<House, 'id' | 'name'>[]
  readonly isSending?: boolean
  readonly submission: Submission
}

const badges: Readonly<Record<SubmissionState, BadgeKind>> = {
  open: 'archived',
  confirming: 'expense',
  submitted: 'contract',
  accepted: 'income',
  rejected: 'error',
  failed: 'error',
}

export function SubmissionReceipt({ submission, houses, isSending = false }: SubmissionReceiptProps) {
  const t = useWords(receiptWords)
  const errorText = useErrorText()
  const { state, reference, label, description, submitted_at, answered_at, sent_by, differences } = submission
  const nameOf = (id: number) => houses.find((house) => house.id === id)?.name ?? t('gone')
  // If this page is not sending, these two states mean that a sending was interrupted.
  const shown = isSending && (state === 'open' || state === 'confirming') ? 'sending' : state
  const hasShare = submission.houses.some(({ share }) => share !== 100)
  return (
    <article className="receipt">
      <p>
        <Badge kind={badges[state]}>{t(shown)}</Badge>{' '}
        {shown === 'failed' ? errorText(new CallError(submission.error as FailureReason)) : t(`${shown}Text`)}
        {state === 'accepted' &&
          submission.submission === 'ikkeKomplett' &&
          ` ${t(isApprovedLabel(label) ? 'delivered' : 'finish')}`}
      </p>
      <DescriptionList
        items={[
          ...(submitted_at === null ? [] : [{ term: t('when'), value: moment(submitted_at) }]),
          ...(sent_by === '' ? [] : [{ term: t('by'), value: sent_by }]),
          { term: t('how'), value: t(submission.submission) },
          ...(reference === ''
            ? []
            : [
                {
                  term: t('reference'),
                  value: (
                    <span className="receipt-reference">
                      {reference} <CopyButton text={reference} what={t('reference')} />
                    </span>
                  ),
                },
              ]),
          ...(answered_at === null ? [] : [{ term: t('answered'), value: moment(answered_at) }]),
          ...(label === '' ? [] : [{ term: t('answer'), value: [label, description].filter(Boolean).join('. ') }]),
        ]}
      />
      <section aria-label={t('figures')}>
        <h3>{t('figures')}</h3>
        <ReceiptTable
          columns={[t('house'), t('income'), t('deductions'), t('net'), ...(hasShare ? [t('netShare')] : [])]}
          rows={submission.houses.map(({ houseId, lines: { income, net, net_share }, state: stands }) => ({
            key: houseId,
            cells: [
              stands === 'entered' ? nameOf(houseId) : t('leftOut', { house: nameOf(houseId) }),
              kr(income),
              kr(ore(income - net)),
              kr(net),
              kr(net_share),
            ],
          }))}
        />
      </section>
      {differences.length > 0 && (
        <section aria-label={t('differsTitle')}>
          <h3>{t('differsTitle')}</h3>
          <p className="receipt-text">{t('differsText')}</p>
          <ReceiptTable
            columns={[t('house'), t('ours'), t('theirs')]}
            rows={differences.map(({ houseId, ours, theirs }) => ({
              key: houseId,
              cells: [nameOf(houseId), kr(ours), kr(theirs)],
            }))}
          />
        </section>
      )}
    </article>
  )
}
