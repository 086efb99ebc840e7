import { RouteLink } from '../../../base/ui/page/link'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import type { Submission } from '../model-submission'
import { receiptWords } from '../words-receipt'
import { ChangeTable, type VoucherChange } from './ChangeTable'

export interface ChangedSinceProps {
  readonly houses: readonly Pick<House, 'id' | 'name'>[]
  /**
   * Returns the address of a voucher. For a deleted voucher, returns the address of the trash
   * folder.
   */
  readonly voucherHref: (change: VoucherChange) => string
  /** The address for sending the submission again without changes. Undefined if nothing can be sent. */
  readonly againHref?: ((id: number) => string) | undefined
  /** The newest submission in force. It lists the changes of every house of the year. */
  readonly submission: Pick<Submission, 'id' | 'state' | 'changes' | 'not_sent'>
}

/**
 * Shows the changes since the return was sent. They cover all submissions of the year, and houses that were never sent.
 */
export function ChangedSince({ submission, houses, voucherHref, againHref }: ChangedSinceProps) {
  const t = useWords(receiptWords)
  const { id: sent, state, changes, not_sent } = submission
  const nameOf = (id: number) => houses.find((house) => house.id === id)?.name ?? t('gone')
  const isUnchanged = changes.length === 0 && not_sent.length === 0
  return (
    <section className="receipt-changed" aria-label={t('changedTitle')}>
      <h3>{t('changedTitle')}</h3>
      {isUnchanged && <p>{t('unchanged')}</p>}
      {/* If the outcome of a submission is unknown, it is looked up and not sent again. */}
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
