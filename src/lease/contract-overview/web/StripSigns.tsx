import type { Ore } from '../../../base/kit/money'
import { krShort } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import type { MonthVoucher } from '../../rent/rules-months'
import type { StripMonth, StripState } from '../rules-strip'
import { stripWords } from '../words-strip'

const explained = ['paid', 'part', 'late', 'due', 'unfollowed', 'future'] as const satisfies readonly StripState[]

export interface StripSignsProps {
  readonly months: readonly StripMonth<MonthVoucher>[]
  /** The agreed deposit. `paid` is the part that is paid in. */
  readonly agreed: Ore
  readonly paid: Ore
}

/** Explains the signs in the line of months, and names the deposit. */
export function StripSigns({ months, agreed, paid }: StripSignsProps) {
  const t = useWords(stripWords)
  const level = months.find(({ deposit }) => deposit !== 'none')?.deposit
  return (
    <ul className="strip-signs">
      {explained
        .filter((sign) => months.some(({ state }) => state === sign))
        .map((sign) => (
          <li key={sign} aria-hidden>
            <span className="strip-bar" data-state={sign} />
            {t(`sign_${sign}`)}
          </li>
        ))}
      {months.some(({ events }) => events.length > 0) && (
        <li aria-hidden>
          <span className="strip-events">
            <span />
          </span>
          {t('sign_event')}
        </li>
      )}
      {level !== undefined && level !== 'none' && (
        <li>
          <span className="strip-deposit" data-level={level} />
          {t(`deposit_${level}`, { sum: krShort(agreed), paid: krShort(paid) })}
        </li>
      )}
    </ul>
  )
}
