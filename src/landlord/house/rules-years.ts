import { yearOf, type Day } from '../../base/kit/day'
import { isSame } from '../../base/kit/is-same'
import type { HomeUse, House, YearFacts, YearFactsForm } from './model'

/** The `from_year` of facts that apply from the beginning. */
export const firstYearOfFacts = 0

/** A holiday home is always an own cabin. */
const useOf = ({ holiday_home, home_use }: Pick<YearFactsForm, 'holiday_home' | 'home_use'>): HomeUse =>
  holiday_home ? 'own_cabin' : home_use

export function yearFacts(from_year: number, form: YearFactsForm): YearFacts {
  const home_use = useOf(form)
  return { from_year, co_owners: form.co_owners, holiday_home: home_use === 'own_cabin', home_use }
}

/** The facts that apply in a year (docs/rules/landlord.md#facts-of-a-year). `years` has the earliest first. */
export const factsInYear = (years: readonly YearFacts[], year: number): YearFacts =>
  years.findLast(({ from_year }) => from_year <= year) ?? years[0]!

/** The years to which facts apply, the latest first. A null means that there is no beginning, or no end. */
export const yearSpans = (years: readonly YearFacts[]) =>
  years
    .map((facts, index) => {
      const next = years[index + 1]
      return {
        facts,
        from: facts.from_year === firstYearOfFacts ? null : facts.from_year,
        to: next ? next.from_year - 1 : null,
      }
    })
    .toReversed()

/** The use of a house on a day. A house that isn't in the list is only let. */
export const homeUseOn = (houses: readonly Pick<House, 'id' | 'years'>[], houseId: number, day: Day): HomeUse => {
  const house = houses.find(({ id }) => id === houseId)
  return house ? factsInYear(house.years, yearOf(day)).home_use : 'let_only'
}

/** True if two facts are equal. Their years may differ. */
export const areFactsEqual = (a: YearFacts, b: YearFacts): boolean =>
  isSame({ ...a, from_year: firstYearOfFacts }, { ...b, from_year: firstYearOfFacts })
