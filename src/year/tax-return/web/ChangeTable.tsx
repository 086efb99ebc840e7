import { RouteLink } from '../../../base/ui/page/link'
import { kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import type { SubmissionChange } from '../model'
import { receiptWords } from '../words-receipt'

export interface ChangeTableProps {
  readonly changes: readonly SubmissionChange[]
  readonly nameOf: (houseId: number) => string
  readonly voucherHref: (change: SubmissionChange) => string
}

/** Voucher by voucher what was sent and what is there now. */
export function ChangeTable({ changes, nameOf, voucherHref }: ChangeTableProps) {
  const t = useWords(receiptWords)
  return (
    <table className="receipt-table">
      <caption className="ui-hidden">{t('changedTitle')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('voucher')}</th>
          <th scope="col">{t('house')}</th>
          <th scope="col">{t('sent')}</th>
          <th scope="col">{t('now')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={`${change.houseId} ${change.kind} ${change.name === 'inPersonalUse' ? 'use' : ''}${change.id}`}>
            <th scope="row">
              <RouteLink href={voucherHref(change)}>
                {change.name === 'inPersonalUse' ? t('inPersonalUse') : change.name || t('unnamed')}
              </RouteLink>
            </th>
            <td data-label={t('house')}>{nameOf(change.houseId)}</td>
            <td data-label={t('sent')}>{change.sent === null ? t('notThere') : kr(change.sent)}</td>
            <td data-label={t('now')}>{change.now === null ? t('removed') : kr(change.now)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
