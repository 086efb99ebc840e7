import type { ReactNode } from 'react'
import { formatAccountNumber } from '../../../base/kit/account-number-format'
import { DescriptionList, type Description } from '../../../base/ui/list/description-list'
import { RouteLink } from '../../../base/ui/page/link'
import { dmy, kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import type { BankTransaction } from '../../../bank/transaction/model'
import { inboxWords } from './words'

interface EvidenceProps {
  /** The sentence of the line. Null: the line with it is right above. */
  readonly title: string | null
  readonly contract: number | null
  readonly children: ReactNode
}

/** The frame of the evidence, which ends with the way to the contract. */
export function Evidence({ title, contract, children }: EvidenceProps) {
  const t = useWords(inboxWords)
  return (
    <section
      className={title === null ? 'inbox-evidence' : 'ui-panel inbox-evidence'}
      data-in-line={title === null || undefined}
      aria-label={t('evidence')}
    >
      {title !== null && <h2>{title}</h2>}
      {children}
      {contract !== null && (
        <p>
          <RouteLink href={`/home/contract/${contract}`}>{t('toContract')}</RouteLink>
        </p>
      )}
    </section>
  )
}

export function Part({ title, items, marks }: { title: string; items: readonly Description[]; marks?: ReactNode }) {
  return (
    <>
      {marks}
      <div className="inbox-part">
        <h3>{title}</h3>
        <DescriptionList items={items} />
      </div>
    </>
  )
}

export function AtBank({ row }: { readonly row: BankTransaction }) {
  const t = useWords(inboxWords)
  const items: (Description | false)[] = [
    { term: t('amount'), value: <strong className="ui-figures">{kr(row.sum)}</strong> },
    { term: t('day'), value: <span className="ui-figures">{dmy(row.date)}</span> },
    row.counterparty !== null && { term: t('otherSide'), value: row.counterparty },
    { term: t('text'), value: row.text },
    row.reference !== null && { term: t('kid'), value: row.reference },
    row.counter_account !== null && { term: t('account'), value: formatAccountNumber(row.counter_account) },
  ]
  return <Part title={t('atBank')} items={items.filter((item) => item !== false)} />
}
