import { RouteLink } from '../../../base/ui/page/link'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import type { Submission } from '../model-submission'
import { receiptWords } from '../words-receipt'
import { ChangeTable, type VoucherChange } from './ChangeTable'

export interface ChangedSinceProps {
  readonly houses: readonly Pick<House, 'id' | 'name'>[]
  /** The address of a voucher. For a deleted voucher it is the trash folder. */
  readonly voucherHref: (change: VoucherChange) => string
  /** The address to send the submission again without changes. Undefined when nothing can be sent. */
  readonly againHref?: ((id: number) => string) | undefined
  /** The newest submission in force. It lists the changes of every house of the year. */
  readonly standing: Pick<Submission, 'id' | 'state' | 'changes' | 'not_sent'>
}

/** What has changed since the sending. Covers any submission of the year, and the houses that were never sent. */
export function ChangedSince({ standing, houses, voucherHref, againHref }: ChangedSinceProps) {
  const t = useWords(receiptWords)
  const { id: sent, state, changes, not_sent } = standing
  const nameOf = (id: number) => houses.find((house) => house.id === id)?.name ?? t('gone')
  const isUnchanged = changes.length === 0 && not_sent.length === 0
  return (
    <section className="receipt-changed" aria-label={t('changedTitle')}>
      <h3>{t('changedTitle')}</h3>
      {isUnchanged && <p>{t('unchanged')}</p>}
      {/* A submission whose outcome is unknown is looked up, not repeated. */}
      {isUnchanged && againHref && state !== 'confirming' && (
        <p className="receipt-text">
          {t('againText')} <RouteLink href={againHref(sent)}>{t('again')}</RouteLink>
        </p>
      )}
      {not_sent.map((id) => (
        <p key={id} className="receipt-text">
          {t('notSent', { house: nameOf(id) })}
        </p>
      ))}
      {changes.length > 0 && (
        <>
          <p className="receipt-text">{t('changedText', { count: changes.length })}</p>
          <ChangeTable changes={changes} nameOf={nameOf} voucherHref={voucherHref} />
        </>
      )}
    </section>
  )
}
