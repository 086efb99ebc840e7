import type { ReactNode } from 'react'
import { percentText } from '../../../base/kit/percent'
import { RouteLink } from '../../../base/ui/page/link'
import { kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { taxLineWords } from '../../../books/tax-line/words'
import type { SubmissionChange } from '../model-submission'
import { receiptWords } from '../words-receipt'
import { ReceiptTable } from './ReceiptTable'

export type VoucherChange = Extract<SubmissionChange, { readonly id: number }>

interface ChangeTableProps {
  readonly changes: readonly SubmissionChange[]
  readonly nameOf: (houseId: number) => string
  readonly voucherHref: (change: VoucherChange) => string
}

export function ChangeTable({ changes, nameOf, voucherHref }: ChangeTableProps) {
  const t = useWords(receiptWords)
  const rowOf = useRows(voucherHref)
  return (
    <ReceiptTable
      caption={t('changedTitle')}
      columns={[t('what'), t('house'), t('sent'), t('now')]}
      rows={keyed(changes).map(([key, change]) => {
        const { what, sent, now } = rowOf(change)
        return { key, cells: [what, nameOf(change.houseId), sent, now] }
      })}
    />
  )
}

/** Gives each change a key. The names of removed tenants aren't stored, so they can't be keys. */
function keyed(changes: readonly SubmissionChange[]): (readonly [key: string, change: SubmissionChange])[] {
  const seen = new Map<string, number>()
  return changes.map((change) => {
    const of = 'id' in change ? `${change.id} ${change.name}` : JSON.stringify(change)
    const key = `${change.houseId} ${change.kind} ${of}`
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return [`${key} ${count}`, change]
  })
}

interface Row {
  readonly what: ReactNode
  readonly sent: string
  readonly now: string
}

function useRows(voucherHref: ChangeTableProps['voucherHref']): (change: SubmissionChange) => Row {
  const t = useWords(receiptWords)
  const lineName = useWords(taxLineWords)
  return (change) => {
    switch (change.kind) {
      case 'line':
        return {
          what: change.line === 'opening' ? t('opening') : lineName(change.line),
          sent: kr(change.sent),
          now: kr(change.now),
        }
      case 'share':
        return { what: t('share'), sent: percentText(change.sent), now: percentText(change.now) }
      case 'tenant':
        return {
          what: change.name === '' ? t('tenantGone') : t('tenant', { name: change.name }),
          sent: t(change.sent ? 'named' : 'notNamed'),
          now: t(change.now ? 'named' : 'notNamed'),
        }
      case 'expense':
      case 'income':
      case 'depreciation': {
        // A voucher's line is shown only if it has changed.
        const isMoved = change.sent_line !== null && change.now_line !== null && change.sent_line !== change.now_line
        const on = (line: VoucherChange['sent_line']) => (isMoved && line !== null ? ` (${lineName(line)})` : '')
        const name = change.name === 'inPersonalUse' ? t('inPersonalUse') : change.name || t('unnamed')
        return {
          what: <RouteLink href={voucherHref(change)}>{name}</RouteLink>,
          sent: change.sent === null ? t('notThere') : kr(change.sent) + on(change.sent_line),
          now: change.now === null ? t('removed') : kr(change.now) + on(change.now_line),
        }
      }
    }
  }
}
