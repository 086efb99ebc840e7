import { memo, type ReactNode } from 'react'
import type { Day } from '../../../base/kit/day'
import { formatKr, ore } from '../../../base/kit/money'
import { ListHead } from '../../../base/ui/list/list-head'
import { useWords } from '../../../base/ui/words/use-words'
import { yearBeforeSentence, isResultEmpty, isOwnShareOnly, resultSentence } from '../../../year/dashboard/rules-result'
import { voucherWords } from '../../../year/dashboard/words-vouchers'
import { homeWords } from '../../../year/dashboard/words-home'
import type { HomeFigures } from './use-home-figures'
import { usePeriodWords } from './use-period-words'

interface HomeHeadProps {
  readonly figures: HomeFigures
  readonly today: Day
  /** True if the figures can't be read. Then the heading is the page's name. */
  readonly failed: boolean
  readonly action: ReactNode
}

export const HomeHead = memo(function HomeHead({ figures, today, failed, action }: HomeHeadProps) {
  const t = useWords(homeWords)
  const title = useWords(voucherWords)('title')
  return (
    <div className="home-head">
      <ListHead
        title={title}
        heading={
          figures.totals ? (
            <Sentence figures={figures} today={today} />
          ) : failed ? undefined : (
            <>
              <span className="ui-hidden">{title}</span>
              <Waiting figures={figures} today={today} />
            </>
          )
        }
        answer={
          // Without any vouchers there is no result.
          figures.totals && isResultEmpty(figures.totals) ? (
            ' '
          ) : (
            <>
              {t(figures.totals && isOwnShareOnly(figures.totals) ? 'reckonedShare' : 'reckoned')}{' '}
              <Unpaid figures={figures} today={today} /> <ToFillOut figures={figures} />{' '}
              <Before figures={figures} today={today} />
            </>
          )
        }
        action={action}
      />
    </div>
  )
})

type SentenceProps = Pick<HomeHeadProps, 'figures' | 'today'>

/**
 * An invisible sentence of the usual length. It reserves the heading's space until the amount is
 * known.
 */
function Waiting({ figures: { period }, today }: SentenceProps) {
  const t = useWords(homeWords)
  const { inPeriod } = usePeriodWords(today)
  const amount = formatKr(ore(10_000_000), 'needed')
  return (
    <span className="home-wait" aria-hidden>
      {t('leftNow', { amount, period: inPeriod(period) })}
    </span>
  )
}

function Sentence({ figures: { totals, period }, today }: SentenceProps) {
  const t = useWords(homeWords)
  const { inPeriod } = usePeriodWords(today)
  if (!totals) return null
  const { key, amount } = resultSentence(totals, period, today)
  return t(key, { amount: formatKr(amount, 'needed'), period: inPeriod(period) })
}

/** Says how much of the result is rent that nobody has paid. Empty when the result is negative. */
function Unpaid({ figures: { totals, period, unpaid }, today }: SentenceProps) {
  const t = useWords(homeWords)
  if (!totals || unpaid === 0) return null
  const { key } = resultSentence(totals, period, today)
  return key === 'leftNow' || key === 'leftThen' ? t('unpaid', { amount: formatKr(unpaid, 'needed') }) : null
}

/** Says how much of the costs the tax page leaves out. Empty when it leaves out nothing. */
function ToFillOut({ figures: { totals, toFillOut } }: Pick<SentenceProps, 'figures'>) {
  const t = useWords(homeWords)
  return totals && toFillOut > 0 ? t('toFillOut', { amount: formatKr(toFillOut, 'needed') }) : null
}

function Before({ figures: { totals, totalsBefore, period, before }, today }: SentenceProps) {
  const t = useWords(homeWords)
  const { inBefore } = usePeriodWords(today)
  const sentence = totals && totalsBefore ? yearBeforeSentence(totals, totalsBefore, period, today) : null
  if (!sentence) return null
  return t(sentence.key, { amount: formatKr(sentence.amount, 'needed'), before: inBefore(before) })
}
