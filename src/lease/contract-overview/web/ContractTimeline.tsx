import { Circle, CircleCheck, CircleDot } from 'lucide-react'
import { CopyButton } from '../../../base/ui/page/copy-button'
import { dmy, kr } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import type { Contract } from '../../contract/model'
import { letterPaperWords } from '../../letter/words-sheet'
import { monthRent } from '../../rent/rules'
import type { TimelineValues, TimelineEntry } from '../rules-timeline-entry'
import { contractDetailWords } from '../words'
import { contractFigureWords } from '../words-figures'
import { payerAmongSeveral } from '../../party/rules-tenant'

const icons = { done: CircleCheck, now: CircleDot, ahead: Circle } as const

export interface ContractTimelineProps {
  readonly contract: Contract
  readonly entries: readonly TimelineEntry[]
}

export function ContractTimeline({ contract, entries }: ContractTimelineProps) {
  const t = useWords(contractDetailWords)
  const home = useWords(contractFigureWords)
  const paper = useWords(letterPaperWords)
  const valuesOf = ({ day, name = '', signedBy = '', sum, letter }: TimelineEntry): TimelineValues => ({
    day: day === null ? '' : dmy(day),
    rent: kr(monthRent(contract, today())),
    name,
    signedBy,
    payer: payerAmongSeveral(contract) ?? home('theTenant'),
    sum: sum === undefined ? '' : kr(sum),
    letter: letter === undefined ? '' : paper(letter),
  })
  const says = (entry: TimelineEntry) =>
    entry.key === 'openEnded'
      ? t('openEnded', { count: contract.month_resignation ?? 0 })
      : t(entry.key, valuesOf(entry))
  return (
    <ol className="contract-story">
      {entries.map((entry) => {
        const { key, state, day, name, place, link } = entry
        const Icon = icons[state]
        return (
          <li
            key={`${key} ${place ?? day ?? ''}`}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <Icon size={22} aria-hidden />
            <span className="contract-copy">
              <span>
                <span className="ui-hidden">{t(state)}: </span>
                {says(entry)}
              </span>
              {link && <CopyButton text={link} what={name === undefined ? t('ownLink') : t('linkOf', { name })} />}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
