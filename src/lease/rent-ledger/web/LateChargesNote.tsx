import { dmy, kr, krShort } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import type { RentAccountAnswer } from '../../rent-account/model'
import { rentAccountWords } from '../../rent-account/words'
import { lateCharges, type LatePeriod } from '../rules-reminder'
import { rentLedgerWords } from '../words'

/** 12,25 of hundredths of a percent. */
const percent = (rate: number): string => (rate / 100).toFixed(2).replace('.', ',')

/** What the law allows beside late rent: interest and the fee of a reminder, as figures with their source. */
export function LateChargesNote({ account }: { readonly account: RentAccountAnswer }) {
  const t = useWords(rentLedgerWords)
  const r = useWords(rentAccountWords)
  const { interest, fee } = lateCharges(account, today())
  const period = ({ dueOn, from, until, days, rate, unpaid, sum }: LatePeriod) =>
    r('interestPeriod', {
      due: dmy(dueOn),
      from: dmy(from),
      until: dmy(until),
      count: days,
      rate: percent(rate),
      unpaid: krShort(unpaid),
      sum: kr(sum),
    })
  return (
    <section className="contract-part" aria-label={t('charges')}>
      <h3>{t('charges')}</h3>
      <p>
        {r(interest.unknown.length > 0 ? 'lateInterestKnown' : 'lateInterest', {
          day: dmy(today()),
          sum: kr(interest.sum),
        })}
      </p>
      {interest.unknown.map(({ from, until }) => (
        <p key={from}>{r('interestUnknown', { from: dmy(from), until: dmy(until) })}</p>
      ))}
      <ul className="rent-interest ui-fine">
        {interest.periods.map((each) => (
          <li key={`${each.dueOn} ${each.from}`}>{period(each)}</li>
        ))}
      </ul>
      <p className="ui-fine">{r('interestSource')}</p>
      {fee !== null && (
        <>
          <p>
            {fee.sum === null
              ? t('feeUnknown', { year: fee.year })
              : r('reminderFee', { sum: krShort(fee.sum), year: fee.year })}
          </p>
          <p className="ui-fine">{r('reminderSource', { day: dmy(fee.from) })}</p>
        </>
      )}
      <p>
        <strong>{t('chargesNever')}</strong>
      </p>
    </section>
  )
}
