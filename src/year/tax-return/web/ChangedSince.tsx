import { RouteLink } from '../../../base/ui/page/link'
import { useWords } from '../../../base/ui/words/use-words'
import type { Submission } from '../model-submission'
import { receiptWords } from '../words-receipt'
import { ChangeTable } from './ChangeTable'
import type { ReceiptPanelProps } from './ReceiptPanel'

interface ChangedSinceProps extends Pick<ReceiptPanelProps, 'houses' | 'voucherHref' | 'againHref'> {
  /** The newest one that stands: it names what has changed of every house of the year. */
  readonly standing: Pick<Submission, 'id' | 'state' | 'changes' | 'not_sent'>
}

/** What differs now of what was sent of the year, whichever sending had it, and which houses were never sent. */
export function ChangedSince({ standing, houses, voucherHref, againHref }: ChangedSinceProps) {
  const t = useWords(receiptWords)
  const { id: sent, state, changes, not_sent } = standing
  const nameOf = (id: number) => houses.find((house) => house.id === id)?.name ?? t('gone')
  const isUnchanged = changes.length === 0 && not_sent.length === 0
  return (
    <section className="receipt-changed" aria-label={t('changedTitle')}>
      <h3>{t('changedTitle')}</h3>
      {isUnchanged && <p>{t('unchanged')}</p>}
      {/* What is not known yet is looked up, not repeated. */}
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
