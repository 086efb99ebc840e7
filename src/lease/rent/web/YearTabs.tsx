import type { KeyboardEvent } from 'react'

export interface YearTabsProps {
  readonly label: string
  /** The earliest first. */
  readonly years: readonly number[]
  readonly chosen: number
  readonly onChoose: (year: number) => void
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_at, last) => last,
}

/** The arrow keys move between the tabs. */
export function YearTabs({ label, years, chosen, onChoose }: YearTabsProps) {
  const go = (event: KeyboardEvent<HTMLElement>) => {
    const year = years[steps[event.key]?.(years.indexOf(chosen), years.length - 1) ?? -1]
    if (year === undefined) return
    event.preventDefault()
    onChoose(year)
    document.getElementById(`year-${year}`)?.focus()
  }
  return (
    <div role="tablist" aria-label={label} className="year-tabs">
      {years.map((year) => (
        <button
          key={year}
          id={`year-${year}`}
          type="button"
          role="tab"
          aria-selected={year === chosen}
          aria-controls={`months-${year}`}
          tabIndex={year === chosen ? 0 : -1}
          onClick={() => onChoose(year)}
          onKeyDown={go}
        >
          {year}
        </button>
      ))}
    </div>
  )
}
