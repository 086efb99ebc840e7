import './strip-bar.css'
import { useMemo } from 'react'
import { yearOf } from '../../../base/kit/day'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import type { Contract } from '../../contract/model'
import { rentYearCalls } from '../../rent-account/calls-year'
import type { RentYear } from '../../rent-account/model-statement'
import { countStates } from '../rules-strip'
import { yearStates } from '../rules-year-strip'
import { stripWords } from '../words-strip'
import { countsText } from './strip-texts'

/** The rent of this year, by contract. Undefined while it is loading. */
export function useRentOfYear(): ReadonlyMap<number, RentYear> | undefined {
  const { data, error } = useEndpointQuery(rentYearCalls.year, { query: { year: String(yearOf(today())) } })
  return useMemo(
    () => (data || error ? new Map((data ?? []).map((row) => [row.contractId, row])) : undefined),
    [data, error],
  )
}

interface YearStripProps {
  readonly contract: Contract
  readonly rents: ReadonlyMap<number, RentYear> | undefined
}

/** The months of this year in a row of the list of contracts. It is one picture with a text. */
export function YearStrip({ contract, rents }: YearStripProps) {
  const t = useWords(stripWords)
  const states = yearStates(contract, rents?.get(contract.id), yearOf(today()), today())
  if (states.every((state) => state === null)) return <span className="ui-fine">–</span>
  const text = countsText(countStates(states), t)
  return (
    <span
      className="year-strip"
      role="img"
      aria-label={text}
      title={text}
      data-waiting={rents === undefined || undefined}
    >
      {states.map((state, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the months of a year have fixed places
        <span key={at} className="strip-bar" data-state={state ?? 'empty'} />
      ))}
    </span>
  )
}
