import { Circle, CircleCheck, CircleDot } from 'lucide-react'
import { dmy, kr } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import type { Contract } from '../model'
import { monthRent } from '../rules-rent'
import { timelineOf } from '../rules-timeline'
import { contractDetailWords } from '../words-detail'

const icons = { done: CircleCheck, now: CircleDot, ahead: Circle } as const

/** The contract's story in sentences: what has happened, what is waited for, what comes. */
export function ContractTimeline({ contract }: { contract: Contract }) {
  const t = useWords(contractDetailWords)
  return (
    <ol className="contract-story">
      {timelineOf(contract, today()).map(({ key, state, day }) => {
        const Icon = icons[state]
        return (
          <li key={key} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <Icon size={22} aria-hidden />
            <span>
              <span className="ui-hidden">{t(state)}: </span>
              {key === 'openEnded'
                ? t('openEnded', { count: contract.month_resignation ?? 0 })
                : t(key, { day: day === null ? '' : dmy(day), rent: kr(monthRent(contract, today())) })}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
